import type { Project, Video } from '@tarima/contract';
import { expect } from 'vitest';
import type { ServerClient } from '#server/test/server-client.ts';
import { countVideos } from './count-videos.ts';
import type { Making } from './making.ts';
import { uploadPicture } from './pictured-project.ts';

const TEXT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
  <text x="10" y="40" font-size="40">Montaje de la tarima</text>
  <text x="10" y="100">La tarima se monta sobre un suelo limpio y nivelado en toda la sala.</text>
  <text x="10" y="140">Cada módulo pesa doce kilos y se une al siguiente con dos pestillos.</text>
  <text x="10" y="180">Antes de subir, dos personas comprueban que todos los pestillos están cerrados.</text>
  <text x="10" y="220">El montaje completo de una sala mediana lleva unos cuarenta minutos.</text>
</svg>`;

/** Videos, each from its upload to its file. */
export function createVideoMaking(server: ServerClient): Making {
  let projectId = '';
  let begun = 0;

  async function generate(): Promise<void> {
    const [avatar] = await server.get<{ avatar_id: string }[]>('/api/v1/providers/local/avatars');
    const voices =
      await server.get<{ voice_id: string; language_code: string }[]>('/api/v1/voices');
    const voice = voices.find(({ language_code }) => language_code === 'es');
    await server.post('/api/v1/videos/generate', {
      projectId,
      videoMode: 'avatar',
      avatarId: avatar?.avatar_id,
      voiceId: voice?.voice_id,
    });
  }

  return {
    async begin() {
      projectId = (await uploadPicture(server, TEXT)).id;
      begun += 1;
    },
    async goOn() {
      const project = await server.get<Project>(`/api/v1/projects/${projectId}`);
      expect(project.draft.error).toBeNull();
      if (project.draft.status !== 'completed') return false;
      const video = await server.get<Video | null>(`/api/v1/videos/project/${projectId}`);
      expect(video?.error ?? null).toBeNull();
      if (!video) await generate();
      return video?.status === 'completed';
    },
    async check() {
      const { videos } = await server.get<{ videos: Video[] }>('/api/v1/videos');
      const { projects } = await server.get<{ projects: Project[] }>('/api/v1/projects');
      const states = [
        ...videos.map((video) => video.status),
        ...projects.map((project) => project.draft.status),
      ];
      expect(new Set(states)).toEqual(new Set(['completed']));
      expect(await countVideos(server)).toBe(begun);
      const file = await server.file(`${videos[0]?.url}`);
      expect((await file.arrayBuffer()).byteLength).toBe(videos[0]?.bytes);
    },
  };
}
