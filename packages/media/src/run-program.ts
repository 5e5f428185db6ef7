import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MediaError } from './media-error.ts';

const KEPT_ERROR_CHARACTERS = 64_000;
const TOLD_ERROR_LINES = 6;

export type RunningProgram = {
  input: Writable;
  output: Readable;
  /** The end of the program's error stream so far. */
  said: () => string;
  /** Resolves when the program has ended; rejects with a MediaError if it failed. */
  ended: Promise<void>;
};

/**
 * Starts a program. An aborted signal kills it at once (code CANCELLED). If it is missing or fails,
 * `ended` rejects with VIDEO_FAILED and its last lines.
 */
export function startProgram(
  program: string,
  args: string[],
  { signal }: { signal?: AbortSignal } = {},
): RunningProgram {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let errorText = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorText = (errorText + text).slice(-KEPT_ERROR_CHARACTERS);
  });
  // A program that dies closes its pipes; `ended` reports why.
  child.stdin.on('error', () => {});

  const kill = () => child.kill('SIGKILL');
  if (signal?.aborted) kill();
  signal?.addEventListener('abort', kill, { once: true });

  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (cause) => {
      const missing = 'code' in cause && cause.code === 'ENOENT';
      const message = missing
        ? `${program} was not found on this machine; install it (Debian, Ubuntu: apt install ffmpeg)`
        : `${program} could not be started: ${cause.message}`;
      reject(new MediaError('VIDEO_FAILED', message, { cause }));
    });
    child.on('close', (status, killedBy) => {
      if (signal?.aborted) reject(new MediaError('CANCELLED', `${program} was stopped`));
      else if (status === 0) resolve();
      else {
        const how = killedBy ? `was killed (${killedBy})` : `ended with status ${status}`;
        const lines = errorText.trim().split('\n').slice(-TOLD_ERROR_LINES).join('\n');
        reject(new MediaError('VIDEO_FAILED', `${program} ${how}: ${lines}`));
      }
    });
  }).finally(() => signal?.removeEventListener('abort', kill));
  // A caller may await `ended` late, after it has seen a broken pipe.
  ended.catch(() => {});
  return { input: child.stdin, output: child.stdout, said: () => errorText, ended };
}

/** Runs a program to its end, feeding it `input` if there is any. Fails as `startProgram` does. */
export async function runProgram(
  program: string,
  args: string[],
  {
    signal,
    input,
  }: { signal?: AbortSignal; input?: Iterable<Uint8Array> | AsyncIterable<Uint8Array> } = {},
): Promise<{ output: Buffer; said: string }> {
  const running = startProgram(program, args, { signal });
  const chunks: Buffer[] = [];
  running.output.on('data', (chunk: Buffer) => chunks.push(chunk));
  if (input) {
    // When the program dies early, this pipe breaks too. The program's own message explains more.
    await pipeline(input, running.input).catch(async (cause: unknown) => {
      await running.ended;
      throw cause;
    });
  } else {
    running.input.end();
  }
  await running.ended;
  return { output: Buffer.concat(chunks), said: running.said() };
}
