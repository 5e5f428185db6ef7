import type { Project } from '@tarima/contract';
import type { Shell } from './shell-studio.ts';

export const LONGEST_WORK_MS = 4 * 3_600_000;

/** Waits for the draft of a project, with its progress; says which files could not be used. */
export async function followDraft(
  { studio: { services, context }, actor, progress, terminal }: Shell,
  id: string,
  /** The draft's share of the whole command, from 0 to 1. */
  share: number,
): Promise<void> {
  const project = await context.realtime.waitUntil(
    id,
    async () => {
      const now = await services.projects.present(
        await services.projects.authorize(actor, id),
        'en',
      );
      progress.show(now.draft.progress * share, now.draft.stage ?? now.draft.status);
      return isOver(now.draft.status) ? now : null;
    },
    { timeoutMs: LONGEST_WORK_MS },
  );
  const refused = (project?.files ?? []).flatMap(({ error }) => error?.message ?? []);
  for (const sentence of refused) terminal.err(`\n${sentence}`);
  if (project?.draft.status !== 'completed') throw new Error(reasonOf(project));
}

export const isOver = (status: string) => status === 'completed' || status === 'failed';
const reasonOf = (project: Project | null) =>
  project?.draft.error?.message ?? 'The documents could not be read.';
