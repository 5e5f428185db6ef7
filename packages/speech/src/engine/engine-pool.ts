import { SpeechError, type SpeechErrorCode } from '../speech-error.ts';
import { EngineFailure } from './engine-protocol.ts';
import { EngineDied, type EngineWorker, startEngineWorker } from './engine-worker.ts';

export type EngineSettings = {
  /** Begins the messages of its errors. */
  name: string;
  /** The module of its processes. It calls `serveEngine`. */
  module: URL;
  /** Requests under way at a time, each in a process of its own. */
  places: number;
  /** A request that takes longer ends its process. */
  hangMs: number;
  /** A process without work for this long ends. Absent if it stays. */
  idleMs?: number | undefined;
  /** The error of a process that dies while it loads its engine. */
  startFailure: SpeechErrorCode;
};

export type EnginePool<Request, Answer> = {
  /**
   * Requests wait in order; an aborted one leaves.
   * @param args of the process: only one that was started with the same may answer
   * @throws SpeechError
   */
  run: (request: Request, args: string[], signal?: AbortSignal) => Promise<Answer>;
  close: () => Promise<void>;
};

type Task<Request, Answer> = {
  request: Request;
  args: string[];
  attempts: number;
  signal: AbortSignal | undefined;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

type Seat<Request, Answer> = {
  key: string;
  worker: EngineWorker<Request, Answer>;
  isBusy: boolean;
  idle: NodeJS.Timeout | undefined;
};

/** If a process dies, its request is tried once more in a new one. */
const ATTEMPTS = 2;
/** The time that an aborted request may still take before its process is ended. */
const ABORTED_MS = 3_000;

/**
 * Child processes that keep their engines loaded and may die without harm. They start on demand.
 * Idle ones stay for requests with the same arguments, as many as there are places.
 */
export function createEnginePool<Request, Answer>(
  settings: EngineSettings,
): EnginePool<Request, Answer> {
  const { name, module, places, hangMs, idleMs } = settings;
  const waiting: Task<Request, Answer>[] = [];
  /** The last one worked last. */
  let seats: Seat<Request, Answer>[] = [];
  let isClosed = false;

  function next(): void {
    while (seats.filter(({ isBusy }) => isBusy).length < places) {
      const task = waiting.shift();
      if (!task) return;
      void serve(task);
    }
  }

  function takeSeat(args: string[]): Seat<Request, Answer> {
    const key = JSON.stringify(args);
    const idle = seats.filter(({ isBusy }) => !isBusy);
    const known = idle.find((seat) => seat.key === key);
    if (known) return known;
    const [oldest] = idle;
    if (oldest && idle.length >= places) leave(oldest);
    const worker = startEngineWorker<Request, Answer>({ module, args, hangMs });
    const seat: Seat<Request, Answer> = { key, worker, isBusy: false, idle: undefined };
    worker.onEnd(() => forget(seat));
    return seat;
  }

  function forget(seat: Seat<Request, Answer>): void {
    clearTimeout(seat.idle);
    seats = seats.filter((one) => one !== seat);
  }

  function leave(seat: Seat<Request, Answer>): void {
    forget(seat);
    void seat.worker.close();
  }

  async function serve(task: Task<Request, Answer>): Promise<void> {
    const { request, args, signal } = task;
    const seat = takeSeat(args);
    forget(seat);
    seats.push(seat);
    seat.isBusy = true;
    task.attempts++;
    const hurry = () => seat.worker.hurry(ABORTED_MS);
    signal?.addEventListener('abort', hurry, { once: true });
    try {
      task.resolve(await seat.worker.run(request));
    } catch (error) {
      const mayTryAgain = error instanceof EngineDied && !isClosed && !signal?.aborted;
      if (mayTryAgain && task.attempts < ATTEMPTS) waiting.unshift(task);
      else task.reject(asSpeechError(error));
    } finally {
      signal?.removeEventListener('abort', hurry);
      seat.isBusy = false;
      if (idleMs !== undefined && seats.includes(seat)) {
        seat.idle = setTimeout(() => leave(seat), idleMs).unref();
      }
      next();
    }
  }

  function asSpeechError(error: unknown): SpeechError {
    const message = `${name}: ${error instanceof Error ? error.message : String(error)}`;
    if (error instanceof EngineFailure) return new SpeechError(error.code, message);
    const diedEarly = error instanceof EngineDied && error.whileStarting;
    return new SpeechError(diedEarly ? settings.startFailure : 'SPEECH_FAILED', message);
  }

  return {
    run(request, args, signal) {
      return new Promise<Answer>((resolve, reject) => {
        if (isClosed) throw new SpeechError('SPEECH_FAILED', `${name} was closed`);
        signal?.throwIfAborted();
        const abort = () => {
          const place = waiting.indexOf(task);
          if (place >= 0) waiting.splice(place, 1);
          reject(signal?.reason);
        };
        const settled = () => signal?.removeEventListener('abort', abort);
        const task: Task<Request, Answer> = {
          request,
          args,
          attempts: 0,
          signal,
          resolve: (answer) => {
            settled();
            resolve(answer);
          },
          reject: (error) => {
            settled();
            reject(error);
          },
        };
        signal?.addEventListener('abort', abort, { once: true });
        waiting.push(task);
        next();
      });
    },

    async close() {
      isClosed = true;
      for (const task of waiting.splice(0)) {
        task.reject(new SpeechError('SPEECH_FAILED', `${name} was closed`));
      }
      await Promise.all(seats.map(({ worker }) => worker.close()));
    },
  };
}
