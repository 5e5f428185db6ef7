import type { Video } from '@tarima/contract';
import { runOn } from '#server/test/postgres-databases.ts';
import type { Fault } from '../fault.ts';
import type { ChaosStudio } from '../studio/chaos-studio.ts';
import { nextNumber } from '../work.ts';
import { draftedProject } from '../works/drafted-project.ts';
import { localVideo } from '../works/local-video.ts';

const LOOK_EVERY_MS = 10;
const REAL_DEATHS = 2;
/** `MOST_DEATHS` of the workers. Those in between are counted without their hours of waiting. */
const DEATHS_BEFORE_THE_LAST = 25;

/** A video that kills its worker whenever it is begun. */
export const poisonedJob: Fault = {
  name: 'a poisoned job',
  fits: ({ database, worker }) => database !== null && worker !== null,
  async begin(studio) {
    const { web } = studio;
    const projectId = await draftedProject(web, nextNumber());
    const request = await localVideo(web, projectId);
    const { id } = await web.post<Video>('/api/v1/videos/generate', request);
    for (let deaths = 0; deaths < REAL_DEATHS; deaths += 1) await dieOf(studio, id);
    await runOn(
      studio.database?.url ?? '',
      `update videos set deaths_in_step = ${DEATHS_BEFORE_THE_LAST} where id = '${id}'`,
    );
    await untilIt(
      async () => (await web.get<Video>(`/api/v1/videos/status/${id}`)).status === 'failed',
    );
  },
  end: async () => undefined,
  isFelt: async () => true,
  leavesFiles: true,
};

/** Kills the worker once it works on the video, and starts another. */
async function dieOf({ web, worker }: ChaosStudio, id: string): Promise<void> {
  const status = async () => (await web.get<Video>(`/api/v1/videos/status/${id}`)).stage;
  await untilIt(async () => (await status()) !== null);
  await worker?.kill();
  await worker?.start();
}

async function untilIt(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
