import type { Video } from '@tarima/contract';
import { courseWithShortScripts, queueOf } from '#server/test/crash/short-scripts.ts';
import { told } from '../told.ts';
import type { Work } from '../work.ts';

const VIDEOS = 3;

/** The videos of a course, one after another. */
export const courseQueue: Work = {
  name: 'a queue of videos',
  async begin(web) {
    const { projectId, config } = await courseWithShortScripts(web, VIDEOS);
    const failures: string[] = [];
    return {
      failures,
      async goOn(isCalm) {
        const { hasQueue, status, videos } = await queueOf(web, projectId);
        const path = `/api/v1/courses/${projectId}`;
        if (!hasQueue) await told(web.post(`${path}/generate-all-videos`, { config }));
        if (status === 'failed' && isCalm) {
          failures.push(
            ...videos.flatMap(({ error }) => (error ? [`a queue: ${error.code}`] : [])),
          );
          await told(web.post(`${path}/queue/retry-failed`));
        }
        return hasQueue && status === 'completed';
      },
      async check() {
        const videos = await web.get<Video[]>(`/api/v1/courses/${projectId}/videos`);
        const made = videos.filter(({ status }) => status === 'completed');
        const scripts = new Set(made.map(({ scriptId }) => scriptId));
        if (made.length === VIDEOS && scripts.size === VIDEOS) return [];
        return [`a queue has ${made.length} videos of ${scripts.size} scripts`];
      },
    };
  },
};
