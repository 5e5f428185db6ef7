import type { Avatar, Course, PodcastStatus, Project, Video, Voice } from '@tarima/contract';
import { DIALOGUE_TEXTS } from '../../packages/writer/src/testing/dialogue-texts.ts';
import { type Calls, newcomer, signInByCall } from './calls.ts';
import { BROKEN_PDF, HANDBOOK } from './documents.ts';
import { STARTING_MS } from './patience.ts';
import { test as base, type Studio } from './studio.ts';

/** The results of each tool with their owner, and a person who has made nothing. */
export type Filled = {
  owner: Calls;
  newcomer: Calls;
  videoProject: string;
  course: string;
  podcast: string;
};

const SHORT_SCRIPT = '## Seguridad\n\n- Casco\n\nEl casco es obligatorio en el almacén.\n';
const POLL_MS = 300;

/** Repeats a call until its answer fits `isIt`. */
async function until<Data>(ask: () => Promise<Data>, isIt: (data: Data) => boolean): Promise<Data> {
  for (;;) {
    const data = await ask();
    if (isIt(data)) return data;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const VIDEO_FIELDS = {
  type: 'video',
  language: 'es',
  communicationTone: 'cercano',
  mainObjective: 'explicar',
  targetAudience: 'Personal nuevo',
};

/** Makes a project with a finished video. */
export async function makeVideo(calls: Calls): Promise<string> {
  const { id } = await calls.upload<Project>({ ...VIDEO_FIELDS, name: 'Almacén' }, HANDBOOK);
  await until(
    () => calls.get<Project>(`projects/${id}`),
    ({ draft }) => draft.status === 'completed',
  );
  await calls.put(`scripts?projectId=${id}`, { content: SHORT_SCRIPT });
  const [avatar] = await calls.get<Avatar[]>('providers/local/avatars');
  const voices = await calls.get<Voice[]>('voices');
  const voice = voices.find(({ language }) => language === 'Español');
  await calls.post<Video>('videos/generate', {
    projectId: id,
    videoMode: 'avatar',
    avatarId: avatar?.avatar_id,
    voiceId: voice?.voice_id,
    locale: 'es_MX',
  });
  await until(
    () => calls.get<Video>(`videos/status/${id}`),
    ({ status }) => status === 'completed',
  );
  return id;
}

/** Designs a course and writes its scripts. */
export async function makeCourse(calls: Calls): Promise<string> {
  const { projectId } = await calls.post<Course>('courses/generate-by-interests', {
    interests: { option: 'negocios', text: '' },
    targetAudience: { option: 'lideres', text: '' },
    painPoints: { option: 'tiempo', text: '' },
    contentCount: 8,
    language: 'es',
    companyId: calls.company,
  });
  await calls.post('courses/generate-scripts', { projectId, language: 'es' });
  await until(
    () => calls.get<Course>(`courses/structure/${projectId}`),
    ({ writing }) => writing?.status === 'completed',
  );
  return projectId;
}

async function makePodcast(calls: Calls): Promise<string> {
  const { eventId } = await calls.post<{ eventId: string }>('podcasts/generate', {
    textInput: DIALOGUE_TEXTS.es.text,
    podcastName: 'La hora del compost',
    wordCount: 100,
    companyId: calls.company,
  });
  await until(
    () => calls.get<PodcastStatus>(`podcasts/${eventId}`),
    ({ status }) => status === 'completed',
  );
  return eventId;
}

/** A project whose only file cannot be read. */
async function failProject(calls: Calls): Promise<void> {
  const { id } = await calls.upload<Project>({ ...VIDEO_FIELDS, name: 'Archivo roto' }, BROKEN_PDF);
  await until(
    () => calls.get<Project>(`projects/${id}`),
    ({ draft }) => draft.status === 'failed',
  );
}

/** Makes something with every tool of a running studio, and waits until nothing changes. */
export async function fill(studio: Studio): Promise<Filled> {
  const owner = await signInByCall(studio);
  const [videoProject, course, podcast] = await Promise.all([
    makeVideo(owner),
    makeCourse(owner),
    makePodcast(owner),
    failProject(owner),
  ]);
  return { owner, newcomer: await newcomer(studio, owner), videoProject, course, podcast };
}

export const test = base.extend<object, { filled: Filled }>({
  filled: [
    async ({ studio }, use) => use(await fill(studio)),
    { scope: 'worker', timeout: STARTING_MS },
  ],
});
export { expect } from '@playwright/test';
