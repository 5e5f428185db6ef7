import type { Project, Video } from '@tarima/contract';
import { expect } from 'vitest';
import type { ServerClient } from '#server/test/server-client.ts';

const TWO_SENTENCES = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
  <text x="10" y="100">La tarima se monta sobre un suelo limpio y nivelado en toda la sala.</text>
  <text x="10" y="140">Cada módulo pesa doce kilos y se une al siguiente con dos pestillos.</text>
</svg>`;

/** A video project of a picture with words, which a server reads fastest. */
export function uploadPicture(server: ServerClient, picture: string): Promise<Project> {
  const fields = {
    type: 'video',
    name: 'Montaje',
    language: 'es',
    communicationTone: 'cercano',
    mainObjective: 'explicar',
    targetAudience: '',
  };
  const file = { name: 'files', fileName: 'montaje.svg', content: Buffer.from(picture) };
  return server.upload(fields, [file]);
}

/** A project of two sentences with its script. Returns its id. */
export async function draftedPicture(server: ServerClient): Promise<string> {
  const { id } = await uploadPicture(server, TWO_SENTENCES);
  const status = async () => (await server.get<Project>(`/api/v1/projects/${id}`)).draft.status;
  await expect.poll(status, { timeout: 400_000 }).toBe('completed');
  return id;
}

/** The video of a project, once it is made. */
export async function madeVideo(server: ServerClient, projectId: string): Promise<Video | null> {
  const video = () => server.get<Video | null>(`/api/v1/videos/project/${projectId}`);
  const waiting = { timeout: 400_000, interval: 500 };
  await expect.poll(async () => (await video())?.status, waiting).toBe('completed');
  return video();
}
