/** Undo history: past states, the present one, and undone ones. */
export type History<State> = {
  past: State[];
  present: State;
  future: State[];
  /** The edit that made `present`. A close edit with the same key joins its step. */
  last: { key: string; at: number } | null;
};

const STEPS_KEPT = 200;
/** A longer pause in typing starts a new step. */
const REST_MS = 1_000;

export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  last: null,
});

/** `key` identifies the field that is typed into. An edit without it is its own step. */
export function record<State>(
  history: History<State>,
  next: State,
  key?: string,
  at = Date.now(),
): History<State> {
  const last = key === undefined ? null : { key, at };
  const goesOn = last && history.last?.key === last.key && at - history.last.at < REST_MS;
  if (goesOn) return { ...history, present: next, future: [], last };
  const past = [...history.past, history.present].slice(-STEPS_KEPT);
  return { past, present: next, future: [], last };
}

export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    last: null,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, last: null };
}
