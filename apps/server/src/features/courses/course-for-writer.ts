import type { SourceDocument } from '@tarima/documents';
import type { ContentScriptsRequest } from '@tarima/writer';
import { modulesWithSources } from './course-structure.ts';
import type { PlannedCourse } from './courses.repo.ts';

/** A stored course as the writer takes it: the request, and the structure as it is now. */
export function courseForWriter(
  { plan, structure, sources }: PlannedCourse,
  given: { projectName: string; documents: SourceDocument[] },
): Omit<ContentScriptsRequest, 'contents'> {
  const { courseAudience, courseDepth, courseObjective, design } = plan.request;
  return {
    ...given,
    language: plan.language,
    design,
    audience: courseAudience,
    depth: courseDepth,
    objective: courseObjective,
    course: {
      language: plan.language,
      title: structure.title,
      modules: modulesWithSources(structure, sources),
    },
  };
}
