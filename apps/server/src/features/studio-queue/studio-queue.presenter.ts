import { type Language, type QueuedWork, WORK_STAGES } from '@tarima/contract';
import { presentProblem } from '#server/kit/present-problem.ts';
import type { QueuedRow } from './studio-queue.repo.ts';

type Facts = Pick<QueuedWork, 'canOpen' | 'canRetry' | 'canCancel'>;

export function presentWork(row: QueuedRow, facts: Facts, language: Language): QueuedWork {
  const { kind, id, state, title, companyName, projectId, projectType, progress } = row;
  const { machine, process, seconds, nextTryAt } = row;
  const isFailed = state === 'failed';
  return {
    ...{ kind, id, state, companyName, progress, seconds, ...facts },
    title: title ?? '',
    project: projectId && projectType ? { id: projectId, type: projectType } : null,
    stage: WORK_STAGES.find((known) => known === row.stage) ?? null,
    since: new Date(row.since).toISOString(),
    nextTryAt: nextTryAt === null ? null : new Date(nextTryAt).toISOString(),
    tries: row.retryCount + row.deaths + (state === 'waiting' ? 0 : 1),
    place: machine !== null && process !== null ? { machine, process } : null,
    problem: isFailed ? presentProblem(row.errorCode, language) : null,
  };
}
