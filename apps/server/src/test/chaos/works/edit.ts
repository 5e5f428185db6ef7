import type { Script } from '@tarima/contract';
import { told } from '../told.ts';
import { nextNumber, type Work } from '../work.ts';
import { draftedProject } from './drafted-project.ts';

const FEWEST = 5;

/** Edits of one script, each based on the one before. */
export const edit: Work = {
  name: 'edits',
  async begin(web) {
    const projectId = await draftedProject(web, nextNumber());
    const read = async () => (await web.get<Script[]>(`/api/v1/scripts/${projectId}`))[0];
    let certain = (await read())?.content ?? '';
    /** Those of which nobody knows if they were stored. */
    const possible = new Set<string>();
    const wrong: string[] = [];
    let stored = 0;

    async function look(): Promise<Script | undefined> {
      const script = await read();
      const content = script?.content ?? '';
      if (content !== certain && !possible.has(content)) {
        wrong.push(`the edit "${certain}" is lost, there is "${content}"`);
      }
      certain = content;
      possible.clear();
      return script;
    }

    return {
      failures: [],
      async goOn() {
        const script = await look();
        if (!script) return false;
        const content = `## Montaje\n\nEste es el texto número ${nextNumber()}.\n`;
        possible.add(content);
        const { id, revision } = script;
        const saved = await told(web.put('/api/v1/scripts', { id, content, revision }));
        if (!saved) return false;
        certain = content;
        possible.clear();
        stored += 1;
        return stored >= FEWEST;
      },
      async check() {
        await look();
        return wrong;
      },
    };
  },
};
