import {
  figureEndpoints,
  ledgerEndpoints,
  projectEndpoints,
  redraftEndpoints,
  reviewEndpoints,
  type Script,
  scriptEndpoints,
} from '@tarima/contract';
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { renderStudio } from './render-studio.tsx';
import { Refusal, type StudioServer } from './studio-server.ts';
import { PROJECT_ID, testProject, testScript } from './test-project.ts';

type Sent = { content: string; revision: number };

/** A script stored like on the server. Each test begins with the same text. */
export function storedScriptForTests(
  studio: () => StudioServer,
  begun: Pick<Script, 'content'> & Partial<Script>,
) {
  const first = () => testScript({ originalContent: begun.content, ...begun });
  const stored = {
    now: first(),
    /** Saves like another window. */
    put(content: string): Script {
      const revision = stored.now.revision + 1;
      stored.now = { ...stored.now, editedContent: content, content, revision };
      return stored.now;
    },
    /** Accepts only a save on top of the newest revision. */
    save({ content, revision }: Sent): Script {
      if (revision !== stored.now.revision) throw new Refusal(409, 'SCRIPT_CHANGED_ELSEWHERE');
      return stored.put(content);
    },
    answerSaves(respond: (sent: Sent) => Script | Promise<Script> = (sent) => stored.save(sent)) {
      studio().answer(scriptEndpoints.save, ({ body }) => respond(JSON.parse(body.toString())));
    },
    /** Opens the editor and returns its text. */
    async open() {
      const view = await renderStudio(studio(), `/edit-script/${PROJECT_ID}`);
      // An open question hides the text from accessibility queries.
      const text = await screen.findByRole('textbox', { name: 'Texto del guion', hidden: true });
      return { ...view, text };
    },
  };
  beforeEach(() => {
    stored.now = first();
    studio().answer(projectEndpoints.get, () => testProject());
    studio().answer(scriptEndpoints.byProject, () => [stored.now]);
    studio().answer(ledgerEndpoints.get, () => []);
    studio().answer(figureEndpoints.list, () => []);
    studio().answer(redraftEndpoints.get, () => null);
    studio().answer(reviewEndpoints.get, () => ({
      ...{ projectId: PROJECT_ID, link: null, comments: [] },
    }));
    stored.answerSaves();
  });
  return stored;
}
