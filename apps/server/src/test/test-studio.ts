import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Failure, Project, Session } from '@tarima/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { findPodcast } from '#server/features/podcasts/podcasts.repo.ts';
import { findProject } from '#server/features/projects/projects.repo.ts';
import { findRun as findQuestionRun } from '#server/features/questions/questions.repo.ts';
import { findVideo } from '#server/features/videos/videos.repo.ts';
import type { Actor } from '#server/kit/actor.ts';
import type { LaunchClaims } from '#server/kit/tokens.ts';
import { readSettings, type Settings } from '#server/settings/env.ts';
import { type RunningStudio, startStudio } from '#server/wiring/start-studio.ts';
import { multipart, type Part } from './multipart.ts';
import { openTestDatabase } from './test-database.ts';
import { createTestProviders, type TestProviders } from './test-providers.ts';

export type Person = Session & { companyId: string };
type Answer<Data> = {
  status: number;
  data: Data;
  failure: Failure;
  headers: Record<string, string>;
  text: string;
};

export type TestStudio = RunningStudio & {
  providers: TestProviders;
  dataFolder: string;
  /** Signs a person in by a launch token, as an admin site would. */
  signIn: (claims?: Partial<LaunchClaims>) => Promise<Person>;
  call: <Data>(person: Person | null, request: InjectOptions) => Promise<Answer<Data>>;
  upload: <Data = Project>(
    person: Person,
    parts: Part[],
    language?: string,
  ) => Promise<Answer<Data>>;
  /** Waits for the questions that follow a draft or a course's scripts. */
  questionsMade: (projectId: string) => Promise<void>;
  /** A video project whose draft and questions are done. */
  draftedProject: (person: Person, text?: string) => Promise<Project>;
  /** Waits for the end of a draft or a video, by its changes. */
  finished: (id: string) => Promise<void>;
};

const LONGEST_JOB_MS = 500_000;

/** One studio for a test file: real database, real queue, stages without real work. */
export function useTestStudio(environment: NodeJS.ProcessEnv = {}): () => TestStudio {
  let studio: TestStudio | undefined;
  beforeAll(async () => {
    studio = await startTestStudio(environment);
  });
  afterAll(async () => {
    await studio?.stop();
    await rm(studio?.dataFolder ?? '', { recursive: true, force: true });
  });
  return () => {
    if (!studio) throw new Error('the studio of this file did not start');
    return studio;
  };
}

export async function startTestStudio(
  environment: NodeJS.ProcessEnv = {},
  openEmbedded: (settings: Settings) => Promise<OpenDatabase> = openTestDatabase,
): Promise<TestStudio> {
  const dataFolder =
    environment.STUDIO_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'tarima-server-')));
  const providers = createTestProviders();
  const settings = readSettings({
    STUDIO_DATA_DIR: dataFolder,
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...environment,
  });
  const openDatabase = settings.databaseUrl ? undefined : openEmbedded;
  const running = await startStudio(settings, async () => providers, openDatabase);
  // Without housekeeping, which could delete a test's data at any time.
  if (settings.roles.includes('worker')) await running.startWorkers();
  const studio: TestStudio = { ...running, providers, dataFolder, ...helpersOf(running) };
  return studio;
}

function helpersOf(studio: RunningStudio) {
  const { context, services, app } = studio;

  async function signIn(claims: Partial<LaunchClaims> = {}): Promise<Person> {
    const subject = String(claims.sub ?? crypto.randomUUID());
    const token = await context.tokens.signLaunch({
      sub: subject,
      name: 'Ada Lovelace',
      companies: [{ id: subject, name: `Empresa ${subject}` }],
      ...claims,
    });
    const session = await services.session.login(token);
    return { ...session, companyId: session.companies[0]?.pk ?? '' };
  }

  async function call<Data>(person: Person | null, request: InjectOptions): Promise<Answer<Data>> {
    const response = await app.inject({
      ...request,
      headers: {
        ...(person && { authorization: `Bearer ${person.token}` }),
        ...request.headers,
      },
    });
    const isWhole = response.statusCode !== 206;
    const type = String(response.headers['content-type']);
    const isJson = isWhole && type.startsWith('application/json');
    const body = isJson ? response.json() : {};
    return {
      status: response.statusCode,
      data: body.data,
      failure: body,
      // Headers of an injected answer are strings here. Several cookies are never set at once.
      headers: response.headers as Record<string, string>,
      text: response.body,
    };
  }

  function upload<Data = Project>(person: Person, parts: Part[], language = 'es') {
    const { body, contentType } = multipart(parts);
    return call<Data>(person, {
      method: 'POST',
      url: '/api/v1/projects',
      payload: body,
      headers: { 'content-type': contentType, 'accept-language': language },
    });
  }

  async function finished(id: string): Promise<void> {
    const done = await context.realtime.waitUntil(
      id,
      async () => {
        const row =
          (await findProject(context.db, id)) ??
          (await findVideo(context.db, id)) ??
          (await findPodcast(context.db, id));
        return row?.status === 'completed' || row?.status === 'failed' || null;
      },
      { timeoutMs: LONGEST_JOB_MS },
    );
    if (!done) throw new Error(`the work on ${id} did not end`);
  }

  async function questionsMade(projectId: string): Promise<void> {
    const done = await context.realtime.waitUntil(
      projectId,
      async () => {
        // It begins in the transaction that ends the work before. A failed draft has none.
        const run = await findQuestionRun(context.db, projectId);
        return run === null || run.status === 'completed' || run.status === 'failed' || null;
      },
      { timeoutMs: LONGEST_JOB_MS },
    );
    if (!done) throw new Error(`the questions of ${projectId} were not made`);
  }

  async function draftedProject(person: Person, text = 'Uno dos tres. Cuatro cinco seis.') {
    const { data } = await upload(person, videoProject(person, [pdf('guía.pdf', text)]));
    await finished(data.id);
    await questionsMade(data.id);
    return data;
  }

  return { signIn, call, upload, finished, questionsMade, draftedProject };
}

/** The person as a direct call of a service names them. */
export const actorOf = ({ user, companies }: Person): Actor => ({
  ...user,
  fullName: '',
  isOwner: false,
  companies,
  address: null,
});

/** The parts of a valid upload of a video project. */
export function videoProject(person: Person, files: Part[], fields: Record<string, string> = {}) {
  const all = {
    type: 'video',
    name: 'Guía de la tarima',
    language: 'es',
    companyId: person.companyId,
    communicationTone: 'cercano',
    mainObjective: 'explicar',
    targetAudience: 'equipos',
    ...fields,
  };
  return [...Object.entries(all).map(([name, value]) => ({ name, value })), ...files];
}

/** The parts of a valid upload of a course. */
export const courseProject = (person: Person, files: Part[], fields: Record<string, string> = {}) =>
  videoProject(person, files, {
    type: 'course',
    name: 'Curso de la tarima',
    courseAudience: 'lideres',
    courseDepth: 'basico',
    courseObjective: 'proceso',
    ...fields,
  });

/** `count` sentences. Each is a content to the tests' own writer. */
export const lessons = (count: number, about = 'la tarima') =>
  Array.from({ length: count }, (_, index) => `Lección ${index + 1} de ${about}.`).join(' ');

export const pdf = (fileName: string, text: string): Part => ({
  name: 'files',
  fileName,
  content: Buffer.from(`%PDF ${text}`),
});
