import { type PlayerCourse, rightAnswer } from '@tarima/contract';
import { NO_STANDING, type Standing } from '#player/learning/standing.ts';
import { createInteractionPlaces } from './interaction-places.ts';
import { INTERACTION_TYPES, NOTATION_12, responseOf } from './interactions.ts';
import { nameOf } from './learner-name.ts';
import { openRuntime } from './scorm-runtime.ts';
import { spentIn12, timeOfDay } from './spent-time.ts';
import { readSuspendData, writeSuspendData } from './suspend-data.ts';
import { EMPTY_STATE, type GivenAnswer, type Progress, type Tracker } from './tracker.ts';

const MOST_SUSPEND_DATA = 4096;
const CALLS = {
  initialize: 'LMSInitialize',
  get: 'LMSGetValue',
  set: 'LMSSetValue',
  commit: 'LMSCommit',
  finish: 'LMSFinish',
  error: 'LMSGetLastError',
};

/** Opens SCORM 1.2 on a platform's run-time object; null if it refuses. */
export function openScorm12(
  course: PlayerCourse,
  api: unknown,
  now: () => Date = () => new Date(),
): Tracker | null {
  const runtime = openRuntime(api, CALLS);
  if (!runtime) return null;
  const { get, set, commit, finish } = runtime;
  const startedAt = now().getTime();
  const places = createInteractionPlaces(() => get('cmi.interactions._count'));
  const saved = readSuspendData(course, get('cmi.suspend_data'));
  const statusBefore = get('cmi.core.lesson_status');
  const counts = course.completion.mark !== null;

  /** One word says how far the learner is and if they passed. */
  function statusOf({ isCompleted, isPassed }: Standing): string {
    if (isPassed === false && !isCompleted) return 'failed';
    if (!isCompleted) return 'incomplete';
    return counts && isPassed ? 'passed' : 'completed';
  }

  /** False if the platform refused the progress itself. Everything else is optional for it. */
  function write({ state, standing }: Progress): boolean {
    const status = statusOf(standing);
    const data = writeSuspendData(course, { state, standing }, MOST_SUSPEND_DATA);
    if (state.place) set('cmi.core.lesson_location', state.place.contentId);
    // A platform with a mark of its own turns the score of unfinished work into "failed".
    if (standing.score !== null && (status !== 'incomplete' || !counts)) {
      set('cmi.core.score.min', '0');
      set('cmi.core.score.max', '100');
      set('cmi.core.score.raw', String(standing.score));
    }
    set('cmi.core.session_time', spentIn12(now().getTime() - startedAt));
    set('cmi.core.exit', standing.isCompleted ? '' : 'suspend');
    const isDataKept = set('cmi.suspend_data', data);
    return set('cmi.core.lesson_status', status) && isDataKept;
  }

  function writeAnswer({ question, answer, isRight, at }: GivenAnswer): void {
    const { place, isNew } = places(question.id);
    const name = `cmi.interactions.${place}`;
    set(`${name}.id`, question.id);
    set(`${name}.time`, timeOfDay(at));
    set(`${name}.type`, INTERACTION_TYPES[question.kind]);
    if (isNew) {
      const pattern = responseOf(question, rightAnswer(question), NOTATION_12);
      set(`${name}.correct_responses.0.pattern`, pattern);
    }
    set(`${name}.student_response`, responseOf(question, answer, NOTATION_12));
    set(`${name}.result`, isRight ? 'correct' : 'wrong');
  }

  return {
    state: saved?.state ?? EMPTY_STATE,
    standing: atLeast(saved?.standing ?? NO_STANDING, statusBefore),
    learnerName: nameOf(get('cmi.core.student_name')),
    mark: null,
    save: async (progress) => {
      const isWritten = write(progress);
      for (const answer of progress.answers) writeAnswer(answer);
      if (!commit() || !isWritten) throw new Error('the platform did not keep the progress');
    },
    end: () => finish(),
    canLeave: false,
  };
}

/** A platform may forget the suspend data of finished work, but keep its status. */
function atLeast(standing: Standing, status: string): Standing {
  if (status === 'passed') return { ...standing, isCompleted: true, isPassed: true };
  return { ...standing, isCompleted: standing.isCompleted || status === 'completed' };
}
