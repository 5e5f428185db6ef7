export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

type AutosaverOptions = {
  /** What is stored already. */
  saved: string;
  save: (content: string) => Promise<unknown>;
  onState: (state: SaveState) => void;
  /** Told once of each failure that a person should know of. */
  onError: (error: unknown) => void;
  /** Whether the same request may succeed later, as when the server is away for a moment. */
  isPassing: (error: unknown) => boolean;
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
  const { saved, save, onState, onError, isPassing, delayMs, retryMs } = options;
  let newest = saved;
  let stored = saved;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<boolean> | undefined;
  let held: Promise<unknown> | undefined;
  let isRetrying = false;
  let isClosed = false;

  async function sendAll(): Promise<boolean> {
    if (held) await held;
    while (newest !== stored) {
      const sent = newest;
      onState('saving');
      try {
        await save(sent);
        stored = sent;
        isRetrying = false;
      } catch (error) {
        onState('failed');
        const passes = isPassing(error);
        if (!isRetrying || !passes) onError(error);
        isRetrying = passes;
        clearTimeout(timer);
        if (isRetrying && !isClosed) timer = setTimeout(() => void flush(), retryMs);
        return false;
      }
    }
    onState('saved');
    return true;
  }

  /** Saves now; true when everything typed so far is stored. */
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    underWay ??= sendAll().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  return {
    flush,
    /** Tells the text as it stands now. */
    update(content: string): void {
      if (content === newest) return;
      newest = content;
      if (!underWay) onState(newest === stored ? 'saved' : 'unsaved');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), delayMs);
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
      onState('saved');
    },
    /** Saves a last time; afterwards an old text must not arrive after somebody's newer one. */
    close(): void {
      isClosed = true;
      void flush();
    },
    hasUnsaved: (): boolean => newest !== stored,
  };
}
