import type { ServerClient } from '#server/test/server-client.ts';

/** How many videos a studio has, whatever became of them; the list itself comes by pages. */
export async function countVideos(server: ServerClient): Promise<number> {
  const { counts } = await server.get<{ counts: { all: number } }>('/api/v1/videos');
  return counts.all;
}
