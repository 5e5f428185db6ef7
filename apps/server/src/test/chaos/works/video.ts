import type { GenerateVideo, Video } from '@tarima/contract';
import type { ServerClient } from '#server/test/server-client.ts';
import { told } from '../told.ts';
import { nextNumber, type Work } from '../work.ts';
import { draftedProject } from './drafted-project.ts';
import { localVideo } from './local-video.ts';

/** One video, spoken by a voice of this machine. */
export const video: Work = {
  name: 'a video',
  begin: (web) => makeVideo(web, (request) => request),
};

/** One video, spoken by a vendor. */
export const paidVideo: Work = {
  name: 'a video with a paid voice',
  begin: (web) => makeVideo(web, (request) => ({ ...request, voiceId: 'openai-es-nova' })),
};

async function makeVideo(web: ServerClient, changed: (request: GenerateVideo) => GenerateVideo) {
  const projectId = await draftedProject(web, nextNumber());
  const request = changed(await localVideo(web, projectId));
  const failures: string[] = [];
  const newest = () => web.get<Video | null>(`/api/v1/videos/project/${projectId}`);
  let id: string | null = null;
  return {
    failures,
    async goOn(isCalm: boolean) {
      const found = await newest();
      if (found?.status === 'completed') return true;
      if (found?.status === 'failed') {
        if (!isCalm) return false;
        failures.push(`a video: ${found.error}`);
      }
      if (found && found.status !== 'failed') return false;
      const asked = await told(web.post<Video>('/api/v1/videos/generate', request));
      if (asked) ({ id } = asked.answer);
      return false;
    },
    async check() {
      const path = '/api/v1/videos?status=completed&search=';
      const { videos } = await web.get<{ videos: Video[] }>(path);
      const made = videos.filter((each) => each.projectId === projectId);
      const wrong = made.length === 1 ? [] : [`a video is there ${made.length} times`];
      const [one] = made;
      if (!one) return wrong;
      if (id && one.id !== id) wrong.push('the video that was asked for is lost');
      const bytes = await (await web.file(`${one.url}`)).arrayBuffer();
      if (bytes.byteLength !== one.bytes) wrong.push('the file of a video is not whole');
      return wrong;
    },
  };
}
