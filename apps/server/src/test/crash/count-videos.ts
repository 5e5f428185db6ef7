import type { ServerClient } from '#server/test/server-client.ts';

/** The number of a studio's videos in any state. The list itself has pages. */
export async function countVideos(server: ServerClient): Promise<number> {
  const { counts } = await server.get<{ counts: { all: number } }>('/api/v1/videos');
  return counts.all;
}
