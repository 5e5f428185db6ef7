import type { DeletedThing, Script } from '@tarima/contract';
import { isRefusal, told } from '../told.ts';
import { nextNumber, type Work } from '../work.ts';
import { draftedProject } from './drafted-project.ts';
import { localVideo } from './local-video.ts';

const FEWEST = 3;
type Place = 'living' | 'deleted' | 'gone';

/** A project that is deleted and restored again and again, and one that stays deleted. */
export const deletion: Work = {
  name: 'deletions with undo',
  async begin(web) {
    const swinging = await draftedProject(web, nextNumber());
    const leaving = await draftedProject(web, nextNumber());
    const textOf = async (id: string) => (await web.get<Script[]>(`/api/v1/scripts/${id}`))[0];
    const text = (await textOf(swinging))?.content;
    // Work that the deletion stops.
    await web.post('/api/v1/videos/generate', await localVideo(web, swinging));
    await web.post('/api/v1/videos/generate', await localVideo(web, leaving));
    const wrong: string[] = [];
    let certain: Place = 'living';
    const possible = new Set<Place>();
    let changes = 0;
    let isLeft = false;

    async function placeOf(id: string): Promise<Place> {
      const deleted = await web.get<DeletedThing[]>('/api/v1/projects/deleted');
      if (deleted.some((thing) => thing.id === id)) return 'deleted';
      try {
        await web.get(`/api/v1/projects/${id}`);
        return 'living';
      } catch (error) {
        if (isRefusal(error)) return 'gone';
        throw error;
      }
    }

    async function look(): Promise<Place> {
      const place = await placeOf(swinging);
      if (place !== certain && !possible.has(place)) {
        wrong.push(`a project is ${place}, but it was ${certain}`);
      }
      certain = place;
      possible.clear();
      return place;
    }

    async function change(to: Place, call: Promise<unknown>): Promise<void> {
      possible.add(to);
      if (!(await told(call))) return;
      certain = to;
      possible.clear();
      changes += 1;
    }

    return {
      failures: [],
      async goOn() {
        if (!isLeft) {
          isLeft = (await placeOf(leaving)) !== 'living';
          if (!isLeft) await told(web.remove(`/api/v1/projects/${leaving}`));
          return false;
        }
        const path = `/api/v1/projects/${swinging}`;
        if ((await look()) === 'living') await change('deleted', web.remove(path));
        else await change('living', web.post(`${path}/restore`));
        return changes >= 2 * FEWEST && certain === 'living' && possible.size === 0;
      },
      async check() {
        await look();
        if ((await placeOf(leaving)) !== 'deleted') wrong.push('a deleted project is back');
        if (certain === 'living' && (await textOf(swinging))?.content !== text) {
          wrong.push('a restored project has another text');
        }
        return wrong;
      },
    };
  },
};
