import { randomUUID } from 'node:crypto';
import { errorMessage, type HostCheck, type HostPlatform, type Language } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { pageCount, sliceOf } from '#server/kit/pages.ts';
import { assertOwner } from '#server/kit/tenancy.ts';
import { presentDelivery } from './host-platform.presenter.ts';
import { beginAgain, findDelivery, listDeliveries } from './host-platform.repo.ts';
import { sendToHost } from './send-to-host.ts';

const PAGE_SIZE = 20;

/** Shows the studio's owner what was sent to the host platform. */
export function createHostPlatformService(
  { db, jobs, settings, now, log }: Pick<Context, 'db' | 'jobs' | 'settings' | 'now' | 'log'>,
  { courseQueue }: { courseQueue: { announce: (projectId: string) => Promise<void> } },
) {
  const { webhook, redirect } = settings.hostPlatform;

  /** True if it is sent again. False if it is on its way already. */
  async function sendAgain(id: string): Promise<boolean> {
    const jobId = randomUUID();
    const former = await db.transaction(async (tx) => {
      const begun = await beginAgain(tx, id, jobId);
      if (begun) await jobs.enqueue(tx, 'deliver-to-host', { id, jobId });
      return begun;
    });
    if (former?.formerJobId) await jobs.cancel('deliver-to-host', former.formerJobId);
    return former !== null;
  }

  return {
    async get(actor: Actor, page: number, language: Language): Promise<HostPlatform> {
      assertOwner(actor);
      const { rows, total } = await listDeliveries(db, sliceOf(page, PAGE_SIZE));
      return {
        webhook: webhook && new URL(webhook.address).host,
        redirect,
        deliveries: rows.map((row) => presentDelivery(row, language)),
        page,
        pages: pageCount(total, PAGE_SIZE),
      };
    },

    /** Sends a test message. A failure is an answer here, not an error. */
    async check(actor: Actor, language: Language, signal: AbortSignal): Promise<HostCheck> {
      assertOwner(actor);
      if (!webhook) throw new AppError('HOST_NOT_SET_UP');
      const started = performance.now();
      const data = { asset: null, company: null, address: null, file: null };
      const message = { type: 'ping' as const, timestamp: now().toISOString(), data };
      const answer = await sendToHost(webhook, { id: randomUUID(), message }, signal);
      const code = answer.status === null ? 'HOST_UNREACHABLE' : 'HOST_REFUSED';
      if (!answer.isTaken) log.warn({ reason: answer.reason }, 'the host platform failed a check');
      return {
        problem: answer.isTaken ? null : { code, message: errorMessage(code, language) },
        answerStatus: answer.status,
        milliseconds: Math.round(performance.now() - started),
      };
    },

    /** Sends messages again at once. Answers how many. */
    async sendAgain(actor: Actor, ids: string[]): Promise<{ sent: number }> {
      assertOwner(actor);
      if (!webhook) throw new AppError('HOST_NOT_SET_UP');
      let sent = 0;
      for (const id of new Set(ids)) if (await sendAgain(id)) sent += 1;
      return { sent };
    },

    /** Publishes the course's queue, which shows if the host has all of its videos. */
    async announce(id: string): Promise<void> {
      const asset = (await findDelivery(db, id))?.message.data.asset;
      if (asset?.scriptId && asset.projectId) await courseQueue.announce(asset.projectId);
    },
  };
}
