/**
 * The state after a failed save. `waiting`: the server is away, and the save is retried until it answers.
 * `conflict`: another window has saved, so nothing is sent until a person decides.
 */
export type FailureState = 'waiting' | 'conflict' | 'failed';
export type SaveState = 'saved' | 'unsaved' | 'saving' | FailureState;

type AutosaverOptions = {
  /** The stored text. */
  saved: string;
  save: (content: string) => Promise<unknown>;
  /** `nextTry` is the time of the next retry, in milliseconds. */
  onState: (state: SaveState, nextTry?: number) => void;
  /** Called once for each failure that a person should know of. */
  onError: (error: unknown) => void;
  stateAfter: (error: unknown) => FailureState;
  /** Called when the unstored text changes; null once everything is stored. */
  onUnsent?: ((content: string | null) => void) | undefined;
  /** Pause in typing before an automatic save. */
  delayMs: number;
  /** Wait before a save that failed temporarily is retried. */
  retryMs: number;
};

export type Autosaver = ReturnType<typeof createAutosaver>;

/**
 * Saves the newest content, one request at a time: an older text never arrives last. Text typed during a
 * request is sent in the next one.
 */
export function createAutosaver(options: AutosaverOptions) {
  const { saved, save, onState, onError, stateAfter, onUnsent, delayMs, retryMs } = options;
  let newest = saved;
  let stored = saved;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<boolean> | undefined;
  let held: Promise<unknown> | undefined;
  let isRetrying = false;
  let isUndecided = false;
  let isClosed = false;
  /** True while the server may or may not have received a text. */
  let isUncertain = false;

  const tellUnsent = () => onUnsent?.(newest === stored && !isUncertain ? null : newest);

  async function sendAll(): Promise<boolean> {
    if (held) await held;
    while (newest !== stored) {
      const sent = newest;
      onState('saving');
      try {
        const answer = save(sent);
        isUncertain = true;
        tellUnsent();
        await answer;
        isUncertain = false;
        stored = sent;
        isRetrying = false;
        isUndecided = false;
        tellUnsent();
      } catch (error) {
        const state = stateAfter(error);
        onState(state, state === 'waiting' ? Date.now() + retryMs : undefined);
        if (!isRetrying || state !== 'waiting') onError(error);
        isRetrying = state === 'waiting';
        isUndecided = state === 'conflict';
        clearTimeout(timer);
        if (isRetrying && !isClosed) timer = setTimeout(saveByItself, retryMs);
        return false;
      }
    }
    onState('saved');
    return true;
  }

  /** Saves now, on request. True once everything typed so far is stored. */
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    underWay ??= sendAll().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  /** Saves now, unless a person must decide first. */
  function saveByItself(): void {
    if (!isUndecided) void flush();
  }

  return {
    flush,
    saveByItself,
    /** Takes the current text. */
    update(content: string): void {
      if (content === newest) return;
      newest = content;
      tellUnsent();
      if (!underWay && !isUndecided) onState(newest === stored ? 'saved' : 'unsaved');
      clearTimeout(timer);
      timer = setTimeout(saveByItself, delayMs);
    },
    /** Sends nothing until `work` ends. Later edits are then saved on top of its result. */
    async holdDuring<Result>(work: () => Promise<Result>): Promise<Result> {
      const running = work().finally(() => {
        held = undefined;
      });
      held = running.catch(() => undefined);
      return running;
    },
    /** Takes a text from the server as stored. */
    adopt(content: string): void {
      clearTimeout(timer);
      newest = content;
      stored = content;
      isUncertain = false;
      isUndecided = false;
      tellUnsent();
      onState('saved');
    },
    /** Saves a last time. No retry follows, which could replace somebody's newer text. */
    close(): void {
      isClosed = true;
      saveByItself();
    },
    /** Resolves when no request is running. */
    atRest: async (): Promise<unknown> => underWay,
    hasUnsaved: (): boolean => newest !== stored,
  };
}
