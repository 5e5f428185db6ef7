import { AppError } from './errors.ts';

/** The person who asks for work, and their company. */
export type Asker = { companyId: string; personId: string };

export const askerOf = (person: { id: string }, { companyId }: { companyId: string }): Asker => ({
  personId: person.id,
  companyId,
});

/**
 * Limits of running and waiting work: in all, for one company and for one person. One place and half of the
 * line always stay free for other companies.
 */
const SHARES: { places: number; longest: number; of: (asker: Asker) => string }[] = [
  { places: 4, longest: 100, of: () => 'all' },
  { places: 3, longest: 50, of: ({ companyId }) => companyId },
  { places: 2, longest: 10, of: ({ personId }) => personId },
];
const RETRY_AFTER_MS = 10_000;

/**
 * The line for calls whose work needs a thread or a process while somebody waits. Companies take turns, and so
 * do the people of each. Nobody's tenth call runs before another's first.
 */
export type FairLine = {
  /**
   * Does the work when it is the asker's turn.
   * @throws AppError LINE_TOO_LONG where too much waits already; the signal's reason once it is aborted.
   */
  run: <Result>(asker: Asker, signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;
};

export function createFairLine(): FairLine {
  let waiting: (Asker & { begin: () => void })[] = [];
  const running = new Set<Asker>();
  /** The number of the last turn that a person or company had. */
  const turns = new Map<string, number>();
  let lastTurn = 0;

  const fits = (asker: Asker, among: Iterable<Asker>, limit: 'places' | 'longest') =>
    SHARES.every(
      ({ of, [limit]: most }) => [...among].filter((each) => of(each) === of(asker)).length < most,
    );
  /** Orders by the last turn of the company, then by that of the person. */
  const byTurn = (one: Asker, other: Asker) =>
    SHARES.map(({ of }) => (turns.get(of(one)) ?? 0) - (turns.get(of(other)) ?? 0)).find(Boolean) ??
    0;

  function next() {
    const [turn] = waiting.filter((asker) => fits(asker, running, 'places')).sort(byTurn);
    if (!turn) return;
    waiting = waiting.filter((each) => each !== turn);
    running.add(turn);
    lastTurn += 1;
    for (const { of } of SHARES) turns.set(of(turn), lastTurn);
    turn.begin();
  }

  function leave(asker: Asker) {
    running.delete(asker);
    if (running.size === 0 && waiting.length === 0) turns.clear();
    next();
  }

  function join(asker: Asker, signal: AbortSignal): Promise<Asker> {
    signal.throwIfAborted();
    if (!fits(asker, waiting, 'longest')) {
      throw new AppError('LINE_TOO_LONG', { retryAfterMs: RETRY_AFTER_MS });
    }
    return new Promise((resolve, reject) => {
      const own = { ...asker, begin };
      function begin() {
        signal.removeEventListener('abort', giveUp);
        resolve(own);
      }
      function giveUp() {
        waiting = waiting.filter((each) => each !== own);
        reject(signal.reason);
      }
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.push(own);
      next();
    });
  }

  return {
    async run(asker, signal, work) {
      const own = await join(asker, signal);
      try {
        return await work();
      } finally {
        leave(own);
      }
    },
  };
}
