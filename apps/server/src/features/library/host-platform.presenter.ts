import type { ErrorCode, HostDelivery, Language } from '@tarima/contract';
import { presentProblem } from '#server/kit/present-problem.ts';
import type { ShownDelivery } from './host-platform.repo.ts';

export function presentDelivery(delivery: ShownDelivery, language: Language): HostDelivery {
  const { id, assetType, assetId, companyName, status, retryCount, answerStatus } = delivery;
  const title = delivery.message.data.asset?.title ?? '';
  const isEnded = status === 'completed' || status === 'failed';
  return {
    ...{ id, assetType, assetId, title, companyName, status, answerStatus },
    tries: retryCount + (isEnded ? 1 : 0),
    createdAt: delivery.createdAt.toISOString(),
    endedAt: delivery.finishedAt?.toISOString() ?? null,
    nextTryAt: status === 'waiting' ? (delivery.nextTryAt?.toISOString() ?? null) : null,
    problem: presentProblem(problemOf(delivery), language),
  };
}

/** A delivery that waits for a retry shows the error of its last try. */
function problemOf({ status, errorCode, retryCount, answerStatus }: ShownDelivery) {
  if (status === 'failed') return errorCode;
  if (status !== 'waiting' || retryCount === 0) return null;
  return (answerStatus === null ? 'HOST_UNREACHABLE' : 'HOST_REFUSED') satisfies ErrorCode;
}
