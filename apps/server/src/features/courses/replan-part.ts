import type { ContentSource, EditedStructure } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { Writer } from '@tarima/writer';
import { AppError } from '#server/kit/errors.ts';
import { courseForWriter } from './course-for-writer.ts';
import type { PlannedCourse } from './courses.repo.ts';
import { contentOf, moduleOf, type StoredModule } from './generated-structure.ts';

type Replanned = { structure: EditedStructure; sources: Record<string, ContentSource[]> };

/** Plans one module or one of its contents anew, with new ids. */
export async function replanPart(
  writer: Writer,
  given: {
    course: PlannedCourse;
    projectName: string;
    documents: SourceDocument[];
    moduleId: string;
    contentId: string | undefined;
    round: number;
  },
  signal: AbortSignal,
): Promise<Replanned> {
  const { course, documents, projectName, round } = given;
  const { modules } = course.structure;
  const moduleIndex = modules.findIndex(({ id }) => id === given.moduleId);
  const module = modules[moduleIndex];
  if (!module) throw new AppError('NOT_FOUND');
  const request = {
    ...courseForWriter(course, { projectName, documents }),
    moduleIndex,
    round,
  };
  const replaced = (made: { module: StoredModule; sources: Replanned['sources'] }): Replanned => ({
    structure: { ...course.structure, modules: modules.with(moduleIndex, made.module) },
    sources: made.sources,
  });
  if (!given.contentId) {
    return replaced(moduleOf(await writer.redraftModule(request, signal)));
  }
  const contentIndex = module.contents.findIndex(({ id }) => id === given.contentId);
  if (contentIndex < 0) throw new AppError('NOT_FOUND');
  const draft = await writer.redraftContent({ ...request, contentIndex }, signal);
  const { content, sources } = contentOf(draft);
  const contents = module.contents.with(contentIndex, content);
  return replaced({ module: { ...module, contents }, sources });
}
