import { createHash } from 'node:crypto';
import type { EditedStructure, Language, Question } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import type { TextHashes } from '#server/db/tables/translations.ts';
import { contentsOf } from '#server/features/courses/course-structure.ts';
import { type PlannedCourse, plannedCourse } from '#server/features/courses/courses.service.ts';
import type { ProjectRow } from '#server/features/projects/projects.service.ts';
import { questionsByContent } from '#server/features/questions/stored-questions.ts';
import { listScriptHashes } from './translations.repo.ts';

export type ContentId = string | null;

/** The texts of an original as they are now, without those of its scripts. */
export type OriginalTexts = {
  project: ProjectRow;
  /** Of its texts. That of its project may be another. */
  language: Language;
  course: PlannedCourse | null;
  /** In their order. A video is its own only content. */
  contentIds: ContentId[];
  questions: ReadonlyMap<ContentId, Question[]>;
  hashes: TextHashes;
};

/** The name of a content in `TextHashes`. */
export const keyOf = (contentId: ContentId): string => contentId ?? 'video';

/** Loads the texts of a project with their hashes. Those of its scripts are hashed in the database. */
export async function originalTexts(db: Queryable, project: ProjectRow): Promise<OriginalTexts> {
  const course = project.type === 'course' ? await plannedCourse(db, project.id) : null;
  const questions = await questionsByContent(db, project.id);
  const scripts = await listScriptHashes(db, project.id);
  const contentIds: ContentId[] =
    project.type === 'video'
      ? [null]
      : course
        ? contentsOf(course.structure).map(({ id }) => id)
        : [];
  const present = contentIds.flatMap((id) => scripts.get(id) ?? []);
  return {
    project,
    language: course?.plan.language ?? present[0]?.language ?? project.language,
    course,
    contentIds,
    questions,
    hashes: {
      ...(course ? structureHashes(course.structure) : videoHashes(project)),
      scripts: Object.fromEntries(
        present.map(({ contentId, hash }) => [keyOf(contentId), hash] as const),
      ),
      questions: Object.fromEntries(
        contentIds.map((id) => [keyOf(id), questionHashes(questions.get(id) ?? [])] as const),
      ),
    },
  };
}

const structureHashes = (structure: EditedStructure) => ({
  order: hashOf(structure.modules.map(({ id, contents }) => [id, contents.map((one) => one.id)])),
  parts: Object.fromEntries([
    ['work', hashOf(workOf(structure))],
    ...[...structure.modules, ...contentsOf(structure)].map(
      ({ id, title, description }) => [id, hashOf([title, description])] as const,
    ),
  ]),
});

/** The texts of the course itself, in one order. */
const workOf = (work: EditedStructure) => [
  ...[work.title, work.description, work.targetAudience],
  work.painPointsAddressed,
];

const videoHashes = ({ name }: ProjectRow) => ({ order: '', parts: { work: hashOf(name) } });

export const questionHashes = (questions: Question[]): Record<string, string> =>
  Object.fromEntries(questions.map((question) => [question.id, hashOf(question)]));

const hashOf = (value: unknown): string => hashOfText(JSON.stringify(value));

/** The same as the database's hash of a script. */
export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex');
