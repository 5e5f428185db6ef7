import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SpeechError } from '../speech-error.ts';
import type { EngineNews, EngineRequest, EngineSpeech } from './engine-protocol.ts';

export type EngineProcess = {
  speak: (request: Omit<EngineRequest, 'id'>, signal?: AbortSignal) => Promise<EngineSpeech>;
  close: () => Promise<void>;
};

type Task = {
  request: EngineRequest;
  attempts: number;
  resolve: (speech: EngineSpeech) => void;
  reject: (error: unknown) => void;
};

/** The start of the process takes seconds on a busy machine, a sentence milliseconds. */
const LONGEST_START_MS = 120_000;
const HANG_MS = 30_000;
/** If the process dies, its request is tried once more in a new one. */
const ATTEMPTS = 2;

/**
 * One warm child process that speaks one request at a time; the others wait in order. The first
 * request starts it. It is started again when it dies or hangs.
 */
export function createEngineProcess(settings: { libraryPath?: string } = {}): EngineProcess {
  const waiting: Task[] = [];
  let current: Task | undefined;
  let child: ChildProcess | undefined;
  /** True once the child has loaded its engine. */
  let isReady = false;
  let hangTimer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let closed = false;

  function start(): ChildProcess {
    const started = fork(
      fileURLToPath(new URL('./engine-child.ts', import.meta.url)),
      settings.libraryPath ? [settings.libraryPath] : [],
      { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    );
    // Only our own child sends messages here.
    started.on('message', (message) => hear(started, message as EngineNews));
    started.on('error', (error) => lose(started, error.message));
    started.on('close', () => lose(started, 'its process ended'));
    return started;
  }

  function next(): void {
    current = waiting.shift();
    if (!current) {
      holdOpen(child, false);
      return;
    }
    child ??= start();
    holdOpen(child, true);
    current.attempts++;
    const speaking = child;
    watch(speaking, isReady ? HANG_MS : LONGEST_START_MS);
    speaking.send(current.request, (error) => {
      if (error) lose(speaking, error.message);
    });
  }

  /** Ends a process that answers nothing for this long. */
  function watch(speaking: ChildProcess, ms: number): void {
    clearTimeout(hangTimer);
    hangTimer = setTimeout(() => speaking.kill('SIGKILL'), ms);
  }

  function hear(from: ChildProcess, news: EngineNews): void {
    if (from !== child) return;
    if (news === 'ready') {
      isReady = true;
      if (current) watch(from, HANG_MS);
      return;
    }
    if (news.id !== current?.request.id) return;
    clearTimeout(hangTimer);
    if (news.ok) current.resolve(news);
    else current.reject(new SpeechError('SPEECH_FAILED', `Local speech: ${news.message}`));
    next();
  }

  function lose(lost: ChildProcess, complaint: string): void {
    if (lost !== child) return;
    clearTimeout(hangTimer);
    child = undefined;
    isReady = false;
    if (!current) return;
    if (current.attempts < ATTEMPTS && !closed) waiting.unshift(current);
    else {
      current.reject(new SpeechError('SPEECH_FAILED', `Local speech: ${complaint}`));
    }
    next();
  }

  return {
    speak(request, signal) {
      return new Promise<EngineSpeech>((resolve, reject) => {
        if (closed) throw new SpeechError('SPEECH_FAILED', 'Local speech was closed');
        signal?.throwIfAborted();
        const abort = () => {
          const place = waiting.indexOf(task);
          if (place >= 0) waiting.splice(place, 1);
          reject(signal?.reason);
        };
        const settled = () => signal?.removeEventListener('abort', abort);
        const task: Task = {
          request: { ...request, id: ++lastId },
          attempts: 0,
          resolve: (speech) => {
            settled();
            resolve(speech);
          },
          reject: (error) => {
            settled();
            reject(error);
          },
        };
        signal?.addEventListener('abort', abort, { once: true });
        waiting.push(task);
        if (!current) next();
      });
    },

    async close() {
      closed = true;
      for (const task of waiting.splice(0)) {
        task.reject(new SpeechError('SPEECH_FAILED', 'Local speech was closed'));
      }
      const last = child;
      if (!last) return;
      await new Promise<void>((resolve) => {
        last.once('close', () => resolve());
        holdOpen(last, true);
        last.kill('SIGTERM');
        setTimeout(() => last.kill('SIGKILL'), 1_000).unref();
      });
    },
  };
}

/** An idle engine must not keep the program from ending. */
function holdOpen(child: ChildProcess | undefined, hold: boolean): void {
  if (!child) return;
  if (hold) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
