/**
 * What a save that failed leaves. `waiting`: the server is away, and it is tried again until it is back.
 * `conflict`: another window has saved, and nothing goes out by itself until a person has decided.
 */
export type FailureState = 'waiting' | 'conflict' | 'failed';
export type SaveState = 'saved' | 'unsaved' | 'saving' | FailureState;

type AutosaverOptions = {
  /** What is stored already. */
  saved: string;
  save: (content: string) => Promise<unknown>;
  /** `nextTry` is when a text that waits is sent again. */
  onState: (state: SaveState, nextTry?: number) => void;
  /** Told once of each failure that a person should know of. */
  onError: (error: unknown) => void;
  stateAfter: (error: unknown) => FailureState;
  /** Told what is not stored yet whenever that changes; null once everything is. */
  onUnsent?: ((content: string | null) => void) | undefined;
  /** How long nobody must have typed before it saves by itself. */
  delayMs: number;
  /** How long to wait before a save that failed in passing is tried again. */
  retryMs: number;
};

export type Autosaver = ReturnType<typeof createAutosaver>;

/**
 * Saves the newest content, one request at a time, so that an older text can never arrive last.
 * What is typed while a request is under way goes out in the next one.
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
  /** Whether a text was sent of which nobody knows if it arrived. */
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

  /** Saves now, as a person wants it; true when everything typed so far is stored. */
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    underWay ??= sendAll().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  /** Saves now, unless a person has to decide first. */
  function saveByItself(): void {
    if (!isUndecided) void flush();
  }

  return {
    flush,
    saveByItself,
    /** Tells the text as it stands now. */
    update(content: string): void {
      if (content === newest) return;
      newest = content;
      tellUnsent();
      if (!underWay && !isUndecided) onState(newest === stored ? 'saved' : 'unsaved');
      clearTimeout(timer);
      timer = setTimeout(saveByItself, delayMs);
    },
    /** Sends nothing until `work` has ended: what is edited meanwhile goes out on top of its result. */
    async holdDuring<Result>(work: () => Promise<Result>): Promise<Result> {
      const running = work().finally(() => {
        held = undefined;
      });
      held = running.catch(() => undefined);
      return running;
    },
    /** Takes a text as stored: it came from the server. */
    adopt(content: string): void {
      clearTimeout(timer);
      newest = content;
      stored = content;
      isUncertain = false;
      isUndecided = false;
      tellUnsent();
      onState('saved');
    },
    /** Saves a last time; afterwards an old text must not arrive after somebody's newer one. */
    close(): void {
      isClosed = true;
      saveByItself();
    },
    /** Resolves when no request is under way. */
    atRest: async (): Promise<unknown> => underWay,
    hasUnsaved: (): boolean => newest !== stored,
  };
}
