import type { Project, Video } from '@tarima/contract';
import { describe, expect, it } from 'vitest';
import { LONGEST_CRASH_TEST_MS, useCrashServer } from './test/crash-server.ts';
import { watchFinishedParts } from './test/finished-parts.ts';
import { uploadPicture } from './test/pictured-project.ts';
import { testEngine } from './test/test-database.ts';

/**
 * Embedded, the next process hands back at once what the dead one held. On PostgreSQL other
 * processes must first miss its heartbeats, which takes its ten seconds.
 */
const KILLS = testEngine() === 'pglite' ? 20 : 2;
const LONGEST_LIFE_MS = 900;

const TEXT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
  <text x="10" y="40" font-size="40">Montaje de la tarima</text>
  <text x="10" y="100">La tarima se monta sobre un suelo limpio y nivelado en toda la sala.</text>
  <text x="10" y="140">Cada módulo pesa doce kilos y se une al siguiente con dos pestillos.</text>
  <text x="10" y="180">Antes de subir, dos personas comprueban que todos los pestillos están cerrados.</text>
  <text x="10" y="220">El montaje completo de una sala mediana lleva unos cuarenta minutos.</text>
</svg>`;

const crashServer = useCrashServer();

const upload = () => uploadPicture(crashServer().server, TEXT);

/** Asks for the next thing that a person would; false when a finished video is there. */
async function goOn(projectId: string): Promise<boolean> {
  const { get, post } = crashServer().server;
  const project = await get<Project>(`/api/v1/projects/${projectId}`);
  expect(project.draft.error).toBeNull();
  if (project.draft.status !== 'completed') return true;
  const video = await get<Video | null>(`/api/v1/videos/project/${projectId}`);
  if (video) {
    expect(video.error).toBeNull();
    return video.status !== 'completed';
  }
  const [avatar] = await get<{ avatar_id: string }[]>('/api/v1/providers/local/avatars');
  const voices = await get<{ voice_id: string; language_code: string }[]>('/api/v1/voices');
  const voice = voices.find(({ language_code }) => language_code === 'es');
  await post('/api/v1/videos/generate', {
    projectId,
    videoMode: 'avatar',
    avatarId: avatar?.avatar_id,
    voiceId: voice?.voice_id,
  });
  return true;
}

describe('killed at any moment and started again', () => {
  it(
    `survives ${KILLS} deaths between upload and finished video`,
    async () => {
      const { server, dataFolder } = crashServer();
      await server.start();
      let project = await upload();
      const parts = watchFinishedParts(dataFolder);
      for (let kill = 0; kill < KILLS; kill++) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
        await server.kill();
        await parts.look();
        await server.start();
        // The video was quicker than the deaths: go on with another.
        if (!(await goOn(project.id))) project = await upload();
      }
      const isMaking = () => goOn(project.id);
      await expect.poll(isMaking, { timeout: 400_000, interval: 200 }).toBe(false);

      expect(parts.madeTwice).toEqual([]);
      const { videos } = await server.get<{ videos: Video[] }>('/api/v1/videos');
      expect(videos.map((video) => video.status)).not.toContain('failed');
      const { projects } = await server.get<{ projects: Project[] }>('/api/v1/projects');
      const states = [
        ...videos.map((video) => video.status),
        ...projects.map((p) => p.draft.status),
      ];
      expect(new Set(states)).toEqual(new Set(['completed']));
      const file = await server.file(`${videos[0]?.url}`);
      expect((await file.arrayBuffer()).byteLength).toBe(videos[0]?.bytes);
    },
    LONGEST_CRASH_TEST_MS,
  );

  it('ends in order when asked to, and says so by its exit code', async () => {
    expect(await crashServer().server.kill('SIGTERM')).toBe(0);
  });
});
