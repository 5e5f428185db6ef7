import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { HandOver, Package, PackageFormat, Video } from '@tarima/contract';
import { expect } from 'vitest';
import { createTestCourse } from './test-course.ts';
import type { Person, TestStudio } from './test-studio.ts';

const CHOICE = { videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' };

/** Calls about packages, by one person. */
export function createPackageCalls(studioOf: () => TestStudio, personOf: () => Person) {
  const call = <Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    studioOf().call<Data>(personOf(), {
      ...{ method, url: `/api/v1/${path}` },
      ...(payload && { payload }),
    });
  const handOver = async (projectId: string) =>
    (await call<HandOver>('GET', `packages/${projectId}`)).data;

  async function video(projectId: string, scriptId?: string): Promise<string> {
    const request = { projectId, ...(scriptId && { scriptId }), ...CHOICE };
    const { data } = await call<Video>('POST', 'videos/generate', request);
    await studioOf().finished(data.id);
    return data.id;
  }

  return {
    call,
    handOver,
    video,
    make: (projectId: string, request: object) =>
      call<Package>('POST', `packages/${projectId}`, request),

    /** The package of a format once it is over. */
    async ended(projectId: string, format: PackageFormat): Promise<Package> {
      const isOver = async () =>
        (await handOver(projectId)).packages.find(
          ({ request, status }) =>
            request.format === format && (status === 'completed' || status === 'failed'),
        );
      await expect.poll(isOver, { timeout: 60_000 }).toBeDefined();
      const found = await isOver();
      if (!found) throw new Error('the package did not end');
      return found;
    },

    /** A course with a finished video of each script. */
    async course(texts: string[]) {
      const course = await createTestCourse(studioOf(), personOf(), texts);
      const projectId = course.project.id;
      const videoIds: string[] = [];
      for (const id of course.scriptIds) videoIds.push(await video(projectId, id));
      const { contents } = await handOver(projectId);
      return { ...course, projectId, videoIds, contents };
    },

    /** Every zip of a project on the disk, and whatever unfinished work has left. */
    async zips(projectId: string): Promise<string[]> {
      const { dataFolder } = studioOf();
      const names = async (folder: string) =>
        (await readdir(join(dataFolder, folder), { recursive: true }).catch(() => [])).filter(
          (name) => name.endsWith('.zip'),
        );
      return [...(await names(`blobs/projects/${projectId}`)), ...(await names('temporary'))];
    },
  };
}
