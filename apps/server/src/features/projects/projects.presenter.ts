import type { Draft, Language, ModelUsage, Project } from '@tarima/contract';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import { presentProblem } from '#server/kit/present-problem.ts';
import { isUploaded } from './project-files.ts';
import type { ProjectState } from './project-states.repo.ts';
import type { ProjectFileRow, ProjectRow, WholeProject } from './projects.repo.ts';

/** Facts about a project that its rows do not have. */
type ProjectFacts = {
  state: ProjectState;
  posterUrl: string | null;
  modelUsage: ModelUsage | null;
};

/** A project for the screen, with errors in the reader's language. */
export function presentProject(
  project: WholeProject,
  { state, posterUrl, modelUsage }: ProjectFacts,
  language: Language,
): Project {
  const { type, ...brief } = project.brief;
  return {
    id: project.id,
    name: project.name,
    company: { pk: project.companyId, name: project.companyName },
    owner: project.owner,
    posterUrl,
    type,
    language: project.language,
    files: project.files
      .filter(isUploaded)
      .map((file) => presentFile(endedWith(project, file), language)),
    draft: presentDraft(project, language),
    createdAt: project.createdAt.toISOString(),
    touchedAt: state.touchedAt.toISOString(),
    nextStep: state.nextStep,
    state: state.state,
    progress: state.progress,
    durationSeconds: state.durationSeconds,
    modelUsage,
    ...brief,
  };
}

/** An error that is also a file's error names the file. */
export function presentDraft(
  project: ProjectRow & { files?: Pick<ProjectFileRow, 'name' | 'errorCode'>[] },
  language: Language,
): Draft {
  const file = project.files?.find(({ errorCode }) => errorCode === project.errorCode);
  return {
    status: project.status,
    stage: project.stage,
    progress: project.progress,
    error: presentProblem(project.errorCode, language, file?.name),
  };
}

/** A file that was not read fails with its draft. A retry reads it. */
function endedWith(project: ProjectRow, file: ProjectFileRow): ProjectFileRow {
  if (isUnderWay(project) || !isUnderWay(file)) return file;
  return { ...file, status: 'failed', errorCode: project.errorCode };
}

function presentFile(file: ProjectFileRow, language: Language): Project['files'][number] {
  const { id, name, mediaType, bytes, status, pages } = file;
  const error = presentProblem(file.errorCode, language, name, file.language);
  return { id, name, mediaType, bytes, status, pages, error };
}
