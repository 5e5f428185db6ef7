import type { PlayerCourse } from '@tarima/contract';
import { NO_STANDING } from '#player/learning/standing.ts';
import { type Cmi5Launch, openXapi, readToken } from './cmi5-launch.ts';
import { createStatements, launchDataSchema, type Statement } from './cmi5-statements.ts';
import type { Memory } from './memory.ts';
import { readProgress, writeProgress } from './saved-progress.ts';
import { EMPTY_STATE, type Progress, type Tracker } from './tracker.ts';

const STATE = 'tarima';

type Cmi5Parts = {
  course: PlayerCourse;
  launch: Cmi5Launch;
  /** Of this tab, for the token. */
  memory: Memory;
  goTo: (address: string) => void;
  now?: () => Date;
};

/** Opens cmi5. Rejects if the platform does not let it. */
export async function openCmi5({
  course,
  launch,
  memory,
  goTo,
  now = () => new Date(),
}: Cmi5Parts): Promise<Tracker> {
  const xapi = openXapi(launch, await readToken(launch, memory));
  const data = launchDataSchema.parse(JSON.parse((await xapi.readState('LMS.LaunchData')) ?? ''));
  await xapi.readPreferences().catch(() => {});
  const saved = readProgress(await xapi.readState(STATE));
  const statements = createStatements({ launch, data, course, startedAt: now().getTime(), now });
  await xapi.sendStatement(statements.initialized());

  /** Only a normal launch is judged; others show the course. */
  const isNormal = data.launchMode === 'Normal';
  const kept = saved?.standing ?? NO_STANDING;
  // Each is said once in a registration, except for a failure: once in a visit.
  const said = { completed: kept.isCompleted, passed: kept.isPassed === true, failed: false };
  let waiting: Statement[] = [];
  let sending: Promise<void> = Promise.resolve();

  function collect({ standing, answers }: Progress): void {
    const { isCompleted, isPassed, score } = standing;
    waiting.push(...answers.filter((answer) => !collected.has(answer)).map(statements.answered));
    for (const answer of answers) collected.add(answer);
    if (!isNormal) return;
    if (isPassed === true && score !== null && !said.passed) {
      said.passed = true;
      waiting.push(statements.passed(score));
    }
    if (isPassed === false && score !== null && !said.failed) {
      said.failed = true;
      waiting.push(statements.failed(score));
    }
    if (isCompleted && !said.completed) {
      said.completed = true;
      waiting.push(statements.completed());
    }
  }
  const collected = new Set<Progress['answers'][number]>();

  /** One after another, since their order counts. What fails is sent again with the next save. */
  async function sendWaiting(): Promise<void> {
    for (const statement of [...waiting]) {
      await xapi.sendStatement(statement);
      waiting = waiting.filter((each) => each !== statement);
    }
  }

  return {
    state: saved?.state ?? EMPTY_STATE,
    standing: kept,
    learnerName: typeof launch.actor.name === 'string' ? launch.actor.name : null,
    mark: data.masteryScore ? Math.round(data.masteryScore * 100) : null,
    save: (progress) => {
      collect(progress);
      sending = sending
        .catch(() => {})
        .then(sendWaiting)
        .then(() => xapi.writeState(STATE, JSON.parse(writeProgress(progress))));
      return sending;
    },
    end: (by) => {
      const ended = xapi.sendStatement(statements.terminated());
      if (by === 'leaving' && data.returnURL) {
        const { returnURL } = data;
        void ended.catch(() => {}).then(() => goTo(returnURL));
      } else ended.catch(() => {});
    },
    canLeave: Boolean(data.returnURL),
  };
}
