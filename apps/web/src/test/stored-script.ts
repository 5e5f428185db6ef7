import {
  ledgerEndpoints,
  projectEndpoints,
  redraftEndpoints,
  type Script,
  scriptEndpoints,
} from '@tarima/contract';
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { renderStudio } from './render-studio.tsx';
import { Refusal, type StudioServer } from './studio-server.ts';
import { PROJECT_ID, testProject, testScript } from './test-project.ts';

type Sent = { content: string; revision: number };

/** The script of the tests' project, stored as the server stores it, and as it began in each test. */
export function storedScriptForTests(
  studio: () => StudioServer,
  begun: Pick<Script, 'content'> & Partial<Script>,
) {
  const first = () => testScript({ originalContent: begun.content, ...begun });
  const stored = {
    now: first(),
    /** What another window saves. */
    put(content: string): Script {
      const revision = stored.now.revision + 1;
      stored.now = { ...stored.now, editedContent: content, content, revision };
      return stored.now;
    },
    /** On top of the newest revision and of no other. */
    save({ content, revision }: Sent): Script {
      if (revision !== stored.now.revision) throw new Refusal(409, 'SCRIPT_CHANGED_ELSEWHERE');
      return stored.put(content);
    },
    answerSaves(respond: (sent: Sent) => Script | Promise<Script> = (sent) => stored.save(sent)) {
      studio().answer(scriptEndpoints.save, ({ body }) => respond(JSON.parse(body.toString())));
    },
    /** The editor, with its text. */
    async open() {
      const view = await renderStudio(studio(), `/edit-script/${PROJECT_ID}`);
      // A question that it opens with hides it from who is asked.
      const text = await screen.findByRole('textbox', { name: 'Texto del guion', hidden: true });
      return { ...view, text };
    },
  };
  beforeEach(() => {
    stored.now = first();
    studio().answer(projectEndpoints.get, () => testProject());
    studio().answer(scriptEndpoints.byProject, () => [stored.now]);
    studio().answer(ledgerEndpoints.get, () => []);
    studio().answer(redraftEndpoints.get, () => null);
    stored.answerSaves();
  });
  return stored;
}
