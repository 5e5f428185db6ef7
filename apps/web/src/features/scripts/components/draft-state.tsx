import type { Project } from '@tarima/contract';
import { isDrafting } from '#web/features/projects/project-state.ts';
import { DraftFailed } from './draft-failed.tsx';
import { DraftProgress } from './draft-progress.tsx';

/** A project without a script: its progress, or the reason why there is none. */
export function DraftState({ project }: { project: Project }) {
  return isDrafting(project) ? (
    <DraftProgress project={project} />
  ) : (
    <DraftFailed project={project} />
  );
}
