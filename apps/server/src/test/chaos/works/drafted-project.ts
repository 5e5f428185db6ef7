import type { Project } from '@tarima/contract';
import { expect } from 'vitest';
import { uploadPicture } from '#server/test/crash/pictured-project.ts';
import type { ServerClient } from '#server/test/server-client.ts';
import { numberedPicture } from './numbered-text.ts';

/** A project with the script of its picture. Returns its id. */
export async function draftedProject(web: ServerClient, number: number): Promise<string> {
  const { id } = await uploadPicture(web, numberedPicture(number));
  const status = async () => (await web.get<Project>(`/api/v1/projects/${id}`)).draft.status;
  await expect.poll(status, { timeout: 400_000 }).toBe('completed');
  return id;
}
