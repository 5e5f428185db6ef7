import { pauseAfter } from '#server/features/library/host-pauses.ts';
import {
  askerOfDelivery,
  deliveryRows,
  findDelivery,
  noteAnswer,
} from '#server/features/library/host-platform.repo.ts';
import { sendToHost } from '#server/features/library/send-to-host.ts';
import { AppError } from '#server/kit/errors.ts';
import type { JobDefinition } from './define-job.ts';

/** Sends a message to the host platform until it accepts it, two days at most. */
export const deliverToHostJob: JobDefinition<never> = {
  name: 'deliver-to-host',
  rows: deliveryRows,
  askedBy: askerOfDelivery,
  sizeOf: async () => 1,
  stages: {},
  concurrency: 4,
  expireInSeconds: 60,
  failureCode: 'HOST_UNREACHABLE',
  announce: (studio, id) => studio.services.hostPlatform.announce(id),

  async run({ id, studio, signal, complete }) {
    const { db, live, log, now } = studio.context;
    const delivery = await findDelivery(db, id);
    if (!delivery) return;
    const { webhook } = live.choices().hostPlatform;
    if (!webhook) throw new AppError('HOST_NOT_SET_UP');
    const answer = await sendToHost(webhook, delivery, signal);
    if (answer.isTaken) {
      return complete((tx) => noteAnswer(tx, id, { answerStatus: answer.status, nextTryAt: null }));
    }
    const pauseMs = pauseAfter(delivery.retryCount, answer.retryAfterMs);
    const nextTryAt = pauseMs === undefined ? null : new Date(now().getTime() + pauseMs);
    await noteAnswer(db, id, { answerStatus: answer.status, nextTryAt });
    log.warn({ reason: answer.reason, nextTryAt }, 'the host platform did not take a message');
    throw new AppError(answer.status === null ? 'HOST_UNREACHABLE' : 'HOST_REFUSED', {
      details: { reason: answer.reason },
      retryable: pauseMs !== undefined,
      ...(pauseMs !== undefined && { retryAfterMs: pauseMs }),
    });
  },
};
