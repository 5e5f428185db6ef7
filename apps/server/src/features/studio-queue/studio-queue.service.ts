import type { JobName, Language, StudioQueue } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { pageCount, sliceOf } from '#server/kit/pages.ts';
import { assertOwner, companiesOf, forTheOwner } from '#server/kit/tenancy.ts';
import type { Noted, WorkControls } from '#server/queue/work-controls.ts';
import { presentWork } from './studio-queue.presenter.ts';
import { countWork, listWork, type QueuedRow, type WorkWanted } from './studio-queue.repo.ts';

const PAGE_SIZE = 25;

type Named = { kind: JobName; id: string };

/** All background work of the installation, for the owner of the studio. */
export function createStudioQueueService(
  { db }: Pick<Context, 'db'>,
  controls: Record<JobName, WorkControls>,
) {
  /** The studio's own work has no company, and is its owner's. */
  const canOpen = (actor: Actor, { companyId }: QueuedRow) =>
    companyId === null || companiesOf(actor).some((own) => own === companyId);

  async function find(named: Named): Promise<QueuedRow> {
    const page = { limit: 1, offset: 0 };
    const [row] = await db.transaction((tx) => listWork(tx, named, page));
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** A line for those who ask who changed their work. */
  const noted =
    (
      action: 'work-cancelled' | 'work-retried',
      by: Actor,
      { companyId, id, title }: QueuedRow,
    ): Noted =>
    (tx) =>
      recordDeed(tx, { action, by, companyId, subject: id, subjectName: title ?? '' });

  return {
    async list(
      actor: Actor,
      { page, ...wanted }: WorkWanted & { page: number },
      language: Language,
    ): Promise<StudioQueue> {
      assertOwner(actor);
      const { state, kind } = wanted;
      const { counts, rows } = await db.transaction(async (tx) => ({
        rows: await listWork(tx, wanted, sliceOf(page, PAGE_SIZE)),
        counts: await countWork(tx),
      }));
      const total = counts
        .filter((count) => (!state || count.state === state) && (!kind || count.kind === kind))
        .reduce((sum, { jobs }) => sum + jobs, 0);
      const work = rows.map((row) => {
        const isFailed = row.state === 'failed';
        const { retry, cancel } = controls[row.kind];
        const facts = {
          canOpen: canOpen(actor, row),
          canRetry: isFailed && retry !== null,
          canCancel: !isFailed && cancel !== null,
        };
        return presentWork(row, facts, language);
      });
      return { counts, work, page, pages: pageCount(total, PAGE_SIZE) };
    },

    /** Starts failed work again. Work that waits or runs stays as it is. */
    async retry(actor: Actor, named: Named): Promise<null> {
      assertOwner(actor);
      const row = await find(named);
      const { retry } = controls[row.kind];
      if (!retry) throw new AppError('NOT_FOUND');
      if (row.state === 'failed') {
        await retry(forTheOwner(actor, row), noted('work-retried', actor, row));
      }
      return null;
    },

    /** Stops work that waits or runs. Work that has ended stays as it is. */
    async cancel(actor: Actor, named: Named): Promise<null> {
      assertOwner(actor);
      const row = await find(named);
      const { cancel } = controls[row.kind];
      if (!cancel) throw new AppError('NOT_FOUND');
      if (row.state !== 'failed') {
        await cancel(forTheOwner(actor, row), noted('work-cancelled', actor, row));
      }
      return null;
    },
  };
}
