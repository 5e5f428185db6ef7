import { randomUUID } from 'node:crypto';
import type { Course, CourseQueue, Project } from '@tarima/contract';
import { editedStructure } from '#server/test/course-calls.ts';
import type { ServerClient } from '#server/test/server-client.ts';

const LOOK_EVERY_MS = 20;
const TOPICS = [
  'el suelo',
  'los pestillos',
  'la carga',
  'el transporte',
  'la limpieza',
  'la iluminación',
  'el sonido',
  'los accesos',
  'las barandillas',
  'el desmontaje',
];
const SENTENCES = [
  'Antes de empezar se revisa TEMA con la lista de control de la empresa.',
  'Dos personas del equipo miden TEMA y anotan el resultado en la hoja del día.',
  'Si TEMA no cumple la norma, el jefe de montaje detiene el trabajo y avisa.',
  'La experiencia enseña que TEMA causa la mitad de los retrasos de una función.',
  'Cada temporada se cambian las piezas gastadas que dependen de TEMA.',
];

/** A course by the real writer and server: `count` contents with a short script each. */
export async function courseWithShortScripts(
  server: ServerClient,
  count: number,
): Promise<{ projectId: string; config: object }> {
  const brief = { courseAudience: 'tecnicos', courseDepth: 'basico', courseObjective: 'proceso' };
  const project = await server.upload<Project>(
    { ...brief, type: 'course', name: 'Curso breve', language: 'es' },
    [{ name: 'files', fileName: 'manual.svg', content: Buffer.from(manual()) }],
  );
  const { id: projectId } = project;
  const request = { ...brief, projectId, contentCount: 8, language: 'es' };
  await server.post<Course>('/api/v1/courses/generate-structure', request);
  const planned = await courseWhen(server, projectId, ({ modules }) => modules.length > 0);
  const structure = editedStructure(planned);
  const [first] = structure.modules;
  if (!first) throw new Error('a planned course has modules');
  first.contents = Array.from({ length: count }, (_, index) => ({
    ...(first.contents[index] ?? { id: randomUUID(), description: '' }),
    title: `Lección ${index + 1}`,
  }));
  structure.modules = [first];
  const saved = { structure, revision: planned.revision };
  await server.put(`/api/v1/courses/structure/${projectId}`, saved);
  await server.post<Course>('/api/v1/courses/generate-scripts', { projectId, language: 'es' });
  const written = await courseWhen(
    server,
    projectId,
    ({ writing }) => writing?.status === 'completed',
  );
  const contents = written.modules.flatMap((module) => module.contents);
  for (const { scriptId, orderIndex } of contents) {
    const content = `Esta es la lección número ${orderIndex + 1}.`;
    await server.put('/api/v1/scripts', { id: scriptId, content });
  }
  const [avatar] = await server.get<{ avatar_id: string }[]>('/api/v1/providers/local/avatars');
  const voices = await server.get<{ voice_id: string; language_code: string }[]>('/api/v1/voices');
  const voice = voices.find(({ language_code }) => language_code === 'es');
  return {
    projectId,
    config: {
      avatarId: avatar?.avatar_id,
      voiceId: voice?.voice_id,
      videoMode: 'avatar',
      videoFormat: 'vertical',
    },
  };
}

/** Waits for a state of a course, longer than a single call does. */
async function courseWhen(
  server: ServerClient,
  projectId: string,
  isSo: (course: Course) => boolean,
): Promise<Course> {
  for (;;) {
    const course = await server.get<Course>(`/api/v1/courses/structure/${projectId}`);
    if (isSo(course)) return course;
    const problem = course.generation?.error ?? course.writing?.error;
    if (problem) throw new Error(problem.code);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

function manual(): string {
  const lines = TOPICS.flatMap((topic) => [
    { text: `Sobre ${topic}`, size: 40 },
    ...SENTENCES.map((sentence) => ({ text: sentence.replace('TEMA', topic), size: 16 })),
  ]);
  const texts = lines.map(
    ({ text, size }, index) =>
      `<text x="10" y="${(index + 1) * 60}" font-size="${size}">${text}</text>`,
  );
  const height = (lines.length + 1) * 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 ${height}">${texts.join('')}</svg>`;
}

export const queueOf = (server: ServerClient, projectId: string) =>
  server.get<CourseQueue>(`/api/v1/courses/${projectId}/video-queue`);
