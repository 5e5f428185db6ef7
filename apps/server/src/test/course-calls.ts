import type { Course, EditedStructure, Project } from '@tarima/contract';
import { afterEach, beforeAll } from 'vitest';
import {
  actorOf,
  courseProject,
  lessons,
  type Person,
  pdf,
  type TestStudio,
  useTestStudio,
} from './test-studio.ts';

/** A default request for a structure. */
export const COURSE_REQUEST = {
  courseAudience: 'tecnicos',
  courseDepth: 'experto',
  courseObjective: 'habilidad',
  contentCount: 8,
  language: 'es',
} as const;

const LONGEST_WAIT_MS = 500_000;

/** The calls of the course screens, as one person makes them. */
export function createCourseCalls(studioOf: () => TestStudio, personOf: () => Person) {
  const call = <Data = Course>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    language = 'es',
  ) =>
    studioOf().call<Data>(personOf(), {
      method,
      url: `/api/v1/${path}`,
      ...(payload && { payload }),
      headers: { 'accept-language': language },
    });

  const calls = {
    call,
    async upload(files = [pdf('guía.pdf', lessons(8))]): Promise<Project> {
      return (await studioOf().upload(personOf(), courseProject(personOf(), files))).data;
    },
    /** A course whose documents have been read. */
    async readCourse(text = lessons(8)): Promise<Project> {
      const project = await calls.upload([pdf('guía.pdf', text)]);
      await studioOf().finished(project.id);
      return project;
    },
    async plannedCourse(text?: string): Promise<Course> {
      const { id } = await calls.readCourse(text);
      return (await calls.generate(id)).data;
    },
    /** A course with a script for each of its contents. */
    async writtenCourse(text?: string): Promise<Course> {
      const { projectId } = await calls.plannedCourse(text);
      return (await calls.generateScripts(projectId)).data;
    },
    generate: (projectId: string, changed: object = {}, language?: string) =>
      call(
        'POST',
        'courses/generate-structure',
        { ...COURSE_REQUEST, ...changed, projectId },
        language,
      ),
    generateScripts: (projectId: string) =>
      call('POST', 'courses/generate-scripts', { projectId, language: 'es' }),
    get: (projectId: string, language?: string) =>
      call('GET', `courses/structure/${projectId}`, undefined, language),
    save: (projectId: string, structure: unknown, revision: unknown) =>
      call('PUT', `courses/structure/${projectId}`, { structure, revision }),
    /** An actor for direct calls of services. */
    actor: () => actorOf(personOf()),
    /** Holds one kind of stage from its n-th call on, until it is released. */
    hold(wanted: string, nth = 1) {
      const reached = Promise.withResolvers<AbortSignal | undefined>();
      const release = Promise.withResolvers<void>();
      let times = 0;
      studioOf().providers.before = async (stage, signal) => {
        if (stage !== wanted || ++times < nth) return;
        reached.resolve(signal);
        await release.promise;
      };
      return { reached: reached.promise, release: release.resolve };
    },
    /** Waits until the course is as `isIt` says, by its changes. */
    async until(projectId: string, isIt: (course: Course) => boolean): Promise<Course> {
      const course = await studioOf().context.realtime.waitUntil(
        projectId,
        async () => {
          const { data } = await calls.get(projectId);
          return isIt(data) ? data : null;
        },
        { timeoutMs: LONGEST_WAIT_MS },
      );
      if (!course) throw new Error('the course did not come to what was waited for');
      return course;
    },
    /** Calls of the stages, of one kind. */
    done: (kind: string) => studioOf().providers.calls.filter((done) => done.startsWith(kind)),
  };
  return calls;
}

/** A studio for the tests of a file, a signed-in person, and their calls. */
export function useCourseCalls() {
  const studioOf = useTestStudio();
  let signedIn: Person;
  beforeAll(async () => {
    signedIn = await studioOf().signIn();
  });
  afterEach(() => {
    studioOf().providers.before = async () => undefined;
  });
  const person = () => signedIn;
  return { studioOf, person, ...createCourseCalls(studioOf, person) };
}

/** The edit of a course as a client sends it. */
export function editedStructure(course: Course): EditedStructure {
  const { title, description, targetAudience, painPointsAddressed } = course;
  const modules = course.modules.map((module) => ({
    id: module.id,
    title: module.title,
    description: module.description,
    contents: module.contents.map(({ id, title, description }) => ({ id, title, description })),
  }));
  return { title, description, targetAudience, painPointsAddressed, modules };
}

export const contentsOfCourse = (course: Course) =>
  course.modules.flatMap(({ contents }) => contents);
