import {
  type Answer,
  isRightAnswer,
  type LearnerResult,
  type LearnerState,
  type PlayerCourse,
  type Question,
  resultOf,
} from '@tarima/contract';
import type { GivenAnswer, Tracker } from '#player/tracking/tracker.ts';
import { createSaver } from './saver.ts';
import { joinParts } from './seen-parts.ts';
import { type Standing, standingAfter } from './standing.ts';

/** Playing is saved this often. */
const SAVE_EVERY_MS = 15_000;

export type Snapshot = {
  state: LearnerState;
  result: LearnerResult;
  standing: Standing;
  /** True after a save failed and until one succeeds. */
  isUnsaved: boolean;
  /** Why nothing will be saved any more, for people; null as long as something can be. */
  refusal: string | null;
};

const SAVED: Pick<Snapshot, 'isUnsaved' | 'refusal'> = { isUnsaved: false, refusal: null };

export type Session = ReturnType<typeof createSession>;

type SessionParts = { course: PlayerCourse; tracker: Tracker; now?: () => Date };

/** One learner's visit of a course. Each change is told to the tracker when it must not be lost. */
export function createSession({ course, tracker, now = () => new Date() }: SessionParts) {
  const listeners = new Set<() => void>();
  let snapshot = snapshotOf(tracker.state, tracker.standing);
  let unsaved: GivenAnswer[] = [];
  let savedAt = now().getTime();

  function snapshotOf(state: LearnerState, before: Standing, saving = SAVED): Snapshot {
    const result = resultOf(course, state);
    return { state, result, standing: standingAfter(before, result), ...saving };
  }

  function show(next: Snapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  function change(changes: Partial<LearnerState>): void {
    const { state, standing, isUnsaved, refusal } = snapshot;
    show(snapshotOf({ ...state, ...changes }, standing, { isUnsaved, refusal }));
    const isNews =
      snapshot.standing.isCompleted !== standing.isCompleted ||
      snapshot.standing.isPassed !== standing.isPassed;
    if (isNews || now().getTime() - savedAt >= SAVE_EVERY_MS) saver.request();
  }

  async function save(): Promise<void> {
    const answers = unsaved;
    savedAt = now().getTime();
    const { state, standing, result } = snapshot;
    await tracker.save({ state, standing, share: result.share, answers });
    unsaved = unsaved.filter((answer) => !answers.includes(answer));
  }

  const saver = createSaver(save, (failure) => {
    const refusal = failure?.refusal ?? null;
    const isUnsaved = failure !== null;
    if (snapshot.isUnsaved !== isUnsaved || refusal) show({ ...snapshot, isUnsaved, refusal });
  });

  return {
    course,
    read: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The learner opened a content. */
    open(contentId: string): void {
      const { place } = snapshot.state;
      if (place?.contentId !== contentId) change({ place: { contentId, seconds: 0 } });
      saver.request();
    },
    /** The learner is at a second of a video, whose played parts are these. */
    watch(contentId: string, seconds: number, parts: string): void {
      const seen = joinParts(snapshot.state.seen[contentId], parts);
      change({
        place: { contentId, seconds: Math.round(seconds) },
        seen: { ...snapshot.state.seen, [contentId]: seen },
      });
    },
    /** The last answer counts. */
    answer(question: Question, answer: Answer): void {
      const isRight = isRightAnswer(question, answer);
      unsaved = [...unsaved, { question, answer, isRight, at: now() }];
      change({ answers: { ...snapshot.state.answers, [question.id]: answer } });
      saver.request();
    },
    keep: () => saver.request(),
    /** Saves for the last time and ends the visit. Does both at once, since the page may close. */
    close(): void {
      saver.stop();
      save().catch(() => {});
      tracker.end('closing');
    },
    /** Goes back to the platform once everything is kept. False if it is not. */
    async leave(): Promise<boolean> {
      try {
        await save();
      } catch {
        show({ ...snapshot, isUnsaved: true });
        saver.request();
        return false;
      }
      saver.stop();
      tracker.end('leaving');
      return true;
    },
  };
}
