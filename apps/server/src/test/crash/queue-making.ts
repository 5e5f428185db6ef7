import type { Video } from '@tarima/contract';
import { expect } from 'vitest';
import type { ServerClient } from '#server/test/server-client.ts';
import { countVideos } from './count-videos.ts';
import type { Making } from './making.ts';
import { courseWithShortScripts, queueOf } from './short-scripts.ts';

/** Queues of `count` short videos, each of a course of its own. */
export function createQueueMaking(server: ServerClient, count: number): Making {
  const projectIds: string[] = [];
  let expected: number | undefined;
  return {
    async begin() {
      expected = (expected ?? (await countVideos(server))) + count;
      const { projectId, config } = await courseWithShortScripts(server, count);
      projectIds.push(projectId);
      await server.post(`/api/v1/courses/${projectId}/generate-all-videos`, { config });
    },
    async goOn() {
      const { status } = await queueOf(server, projectIds.at(-1) ?? '');
      return status !== 'processing';
    },
    async check() {
      expect(await countVideos(server)).toBe(expected);
      for (const projectId of projectIds) {
        const queue = await queueOf(server, projectId);
        expect([queue.status, queue.stats.completedVideos]).toEqual(['completed', count]);
        const videos = await server.get<Video[]>(`/api/v1/courses/${projectId}/videos`);
        expect(videos.map(({ status }) => status)).toEqual(Array(count).fill('completed'));
        expect(new Set(videos.map(({ scriptId }) => scriptId)).size).toBe(count);
        const file = await server.file(`${videos[0]?.url}`);
        expect((await file.arrayBuffer()).byteLength).toBe(videos[0]?.bytes);
      }
    },
  };
}
