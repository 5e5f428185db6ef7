import { type PlayerCourse, rightAnswer } from '@tarima/contract';
import { NO_STANDING, type Standing } from '#player/learning/standing.ts';
import { createInteractionPlaces } from './interaction-places.ts';
import { INTERACTION_TYPES, NOTATION_2004, responseOf } from './interactions.ts';
import { nameOf } from './learner-name.ts';
import { openRuntime } from './scorm-runtime.ts';
import { spentInIso } from './spent-time.ts';
import { readSuspendData, writeSuspendData } from './suspend-data.ts';
import { EMPTY_STATE, type GivenAnswer, type Progress, type Tracker } from './tracker.ts';

const MOST_SUSPEND_DATA = 64_000;
const MOST_DESCRIPTION = 250;
const CALLS = {
  initialize: 'Initialize',
  get: 'GetValue',
  set: 'SetValue',
  commit: 'Commit',
  finish: 'Terminate',
  error: 'GetLastError',
};

/** Opens SCORM 2004 on a platform's run-time object; null if it refuses. */
export function openScorm2004(
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
  const counts = course.completion.mark !== null;

  let isCompleted = false;

  /** False if the platform refused the progress itself. Everything else is optional for it. */
  function write({ state, standing, share }: Progress): boolean {
    const { isPassed, score } = standing;
    isCompleted = standing.isCompleted;
    const data = writeSuspendData(course, { state, standing }, MOST_SUSPEND_DATA);
    if (state.place) set('cmi.location', state.place.contentId);
    set('cmi.progress_measure', String(isCompleted ? 1 : decimal(share)));
    // A platform with a mark of its own turns the score of unfinished work into "failed".
    if (score !== null && (isPassed !== null || !counts)) {
      set('cmi.score.min', '0');
      set('cmi.score.max', '100');
      set('cmi.score.raw', String(score));
      set('cmi.score.scaled', String(score / 100));
    }
    if (isPassed !== null) set('cmi.success_status', isPassed ? 'passed' : 'failed');
    set('cmi.session_time', spentInIso(now().getTime() - startedAt));
    set('cmi.exit', isCompleted ? 'normal' : 'suspend');
    const isDataKept = set('cmi.suspend_data', data);
    return set('cmi.completion_status', isCompleted ? 'completed' : 'incomplete') && isDataKept;
  }

  function writeAnswer({ question, answer, isRight, at }: GivenAnswer): void {
    const { place, isNew } = places(question.id);
    const name = `cmi.interactions.${place}`;
    if (isNew) {
      set(`${name}.id`, question.id);
      set(`${name}.type`, INTERACTION_TYPES[question.kind]);
      const pattern = responseOf(question, rightAnswer(question), NOTATION_2004);
      set(`${name}.correct_responses.0.pattern`, pattern);
      set(`${name}.description`, question.prompt.slice(0, MOST_DESCRIPTION));
    }
    set(`${name}.timestamp`, `${at.toISOString().slice(0, 19)}.0Z`);
    set(`${name}.learner_response`, responseOf(question, answer, NOTATION_2004));
    set(`${name}.result`, isRight ? 'correct' : 'incorrect');
  }

  return {
    state: saved?.state ?? EMPTY_STATE,
    standing: atLeast(
      saved?.standing ?? NO_STANDING,
      get('cmi.completion_status'),
      get('cmi.success_status'),
    ),
    learnerName: nameOf(get('cmi.learner_name')),
    mark: null,
    save: async (progress) => {
      const isWritten = write(progress);
      for (const answer of progress.answers) writeAnswer(answer);
      if (!commit() || !isWritten) throw new Error('the platform did not keep the progress');
    },
    end: (by) => {
      // "exitAll" ends the attempt, and unfinished work would begin anew.
      if (by === 'leaving') set('adl.nav.request', isCompleted ? 'exitAll' : 'suspendAll');
      finish();
    },
    canLeave: true,
  };
}

const decimal = (share: number): number => Math.round(share * 10_000) / 10_000;

/** A platform may forget the suspend data of finished work, but keep its status. */
const atLeast = (standing: Standing, completion: string, success: string): Standing => ({
  ...standing,
  isCompleted: standing.isCompleted || completion === 'completed',
  isPassed: success === 'passed' || standing.isPassed,
});
