import { randomUUID } from 'node:crypto';
import type { Project } from '@tarima/contract';
import { courses, scripts } from '#server/db/schema.ts';
import { type Person, pdf, type TestStudio, videoProject } from './test-studio.ts';

const REQUEST = {
  courseAudience: 'tecnicos',
  courseDepth: 'basico',
  courseObjective: 'proceso',
} as const;
const CONTENTS_A_MODULE = 2;

/** A default look for the videos of a queue. */
export const QUEUE_CONFIG = {
  avatarId: 'ana',
  voiceId: 'es-lucia',
  videoMode: 'avatar',
  videoFormat: 'vertical',
  locale: 'es_MX',
} as const;

export type TestCourse = { project: Project; scriptIds: string[] };

/** A course with the given scripts, as if it had been planned and written. */
export async function createTestCourse(
  studio: TestStudio,
  person: Person,
  texts: string[],
): Promise<TestCourse> {
  const fields = { type: 'course', ...REQUEST };
  const { data: project } = await studio.upload(
    person,
    videoProject(person, [pdf('guía.pdf', 'Uno dos tres.')], fields),
  );
  await studio.finished(project.id);
  const contents = texts.map((text, index) => ({
    id: randomUUID(),
    title: `Contenido ${index + 1}`,
    description: '',
    text,
  }));
  const modules = Array.from(
    { length: Math.ceil(texts.length / CONTENTS_A_MODULE) },
    (_, index) => ({
      id: randomUUID(),
      title: `Módulo ${index + 1}`,
      description: '',
      contents: contents
        .slice(index * CONTENTS_A_MODULE, (index + 1) * CONTENTS_A_MODULE)
        .map(({ id, title, description }) => ({ id, title, description })),
    }),
  );
  const request = { ...REQUEST, contentCount: 8, language: 'es' as const };
  const { db } = studio.context;
  await db.insert(courses).values({
    id: project.id,
    status: 'completed',
    progress: 100,
    request,
    plan: { request, language: 'es', notices: [] },
    structure: {
      title: 'Curso de tarimas',
      description: '',
      targetAudience: '',
      painPointsAddressed: [],
      modules,
    },
    revision: 1,
  });
  const scriptIds: string[] = [];
  for (const { id: contentId, text } of contents) {
    const id = randomUUID();
    const script = { id, projectId: project.id, contentId, language: 'es' as const };
    await db.insert(scripts).values({ ...script, originalContent: text, provenance: [] });
    scriptIds.push(id);
  }
  return { project, scriptIds };
}
