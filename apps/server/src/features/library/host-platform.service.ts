import { randomUUID } from 'node:crypto';
import type { HostCheck, HostPlatform, Language } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { pageCount, sliceOf } from '#server/kit/pages.ts';
import { assertOwner } from '#server/kit/tenancy.ts';
import type { ControlledWork, Noted } from '#server/queue/work-controls.ts';
import type { HostChoice } from '#server/settings/host-choice.ts';
import { checkHost } from './check-host.ts';
import { presentDelivery } from './host-platform.presenter.ts';
import { beginAgain, findDelivery, listDeliveries } from './host-platform.repo.ts';

const PAGE_SIZE = 20;

/** Shows the studio's owner what was sent to the host platform. */
export function createHostPlatformService(
  context: Pick<Context, 'db' | 'jobs' | 'live' | 'now' | 'log'>,
  { courseQueue }: { courseQueue: { announce: (projectId: string) => Promise<void> } },
) {
  const { db, jobs, live } = context;

  function webhook(): NonNullable<HostChoice['webhook']> {
    const found = live.choices().hostPlatform.webhook;
    if (!found) throw new AppError('HOST_NOT_SET_UP');
    return found;
  }

  /** True if it is sent again. False if it is on its way already. */
  async function sendAgain(id: string, noted?: Noted): Promise<boolean> {
    const jobId = randomUUID();
    const former = await db.transaction(async (tx) => {
      const begun = await beginAgain(tx, id, jobId);
      if (begun) {
        await jobs.enqueue(tx, 'deliver-to-host', { id, jobId });
        await noted?.(tx);
      }
      return begun;
    });
    if (former?.formerJobId) await jobs.cancel('deliver-to-host', former.formerJobId);
    return former !== null;
  }

  return {
    async get(actor: Actor, page: number, language: Language): Promise<HostPlatform> {
      assertOwner(actor);
      const { webhook, redirect } = live.choices().hostPlatform;
      const { rows, total } = await listDeliveries(db, sliceOf(page, PAGE_SIZE));
      return {
        webhook: webhook && new URL(webhook.address).host,
        redirect,
        deliveries: rows.map((row) => presentDelivery(row, language)),
        page,
        pages: pageCount(total, PAGE_SIZE),
      };
    },

    async check(actor: Actor, language: Language, signal: AbortSignal): Promise<HostCheck> {
      assertOwner(actor);
      return checkHost(context, webhook(), language, signal);
    },

    /** Sends messages again at once. Answers how many. */
    async sendAgain(actor: Actor, ids: string[]): Promise<{ sent: number }> {
      assertOwner(actor);
      webhook();
      let sent = 0;
      for (const id of new Set(ids)) if (await sendAgain(id)) sent += 1;
      return { sent };
    },

    /** A message is tried for two days, so nobody has to stop one. */
    controls: {
      cancel: null,
      async retry({ id }: ControlledWork, noted?: Noted): Promise<void> {
        await sendAgain(id, noted);
      },
    },

    /** Publishes the course's queue, which shows if the host has all of its videos. */
    async announce(id: string): Promise<void> {
      const asset = (await findDelivery(db, id))?.message.data.asset;
      if (asset?.scriptId && asset.projectId) await courseQueue.announce(asset.projectId);
    },
  };
}
