import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { DocumentError, type DocumentErrorCode } from './document-error.ts';
import type { DraftFigure } from './draft-document.ts';
import { LONGEST_FIGURES_MS } from './figures/picture-budget.ts';
import { createPictureReceiver } from './figures/picture-channel.ts';
import type { PageFacts, WantedPage } from './page/wanted-page.ts';
import { processorMsOf } from './processor-time.ts';
import { readingPermissions } from './reading-permissions.ts';
import type { ReadableFormat } from './registry.ts';
import type { WantedSlides } from './slides/wanted-slides.ts';
import type { SourceDocument } from './source-document.ts';
import { withLimits } from './with-limits.ts';
import { withoutNetwork } from './without-network.ts';

/** Messages of the reading process, one JSON line each. */
export type ReadingMessage =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'recognising' }
  | { kind: 'figures' }
  | { kind: 'wholeSlides'; slides: number[] }
  | { kind: 'document'; document: SourceDocument }
  | { kind: 'slides'; slides: DraftFigure[] }
  | { kind: 'page'; page: PageFacts }
  | { kind: 'error'; code: DocumentErrorCode; reason: string };

/** Limits for one document. Times are processor time: a busy machine reads all that a quiet one does. */
export const DEFAULT_LIMITS = {
  processorMs: 60_000,
  /** Added for each recognised page, up to `longestMs`. */
  recognisedPageMs: 20_000,
  longestMs: 1_200_000,
  dataBytes: 1_500_000_000,
  heapMegabytes: 768,
  outputBytes: 48_000_000,
  pictureBytes: 48_000_000,
};
export type ReadingLimits = typeof DEFAULT_LIMITS;
/** Ratio of clock time to processor time: others use the processor too. */
export const PATIENCE = 3;
const CHECK_EVERY_MS = 200;
/** Formats whose text may have to be recognised from a picture. */
const RECOGNISED: ReadableFormat[] = [
  'pdf',
  'docx',
  'pptx',
  'ai',
  'svg',
  'jpg',
  'jpeg',
  'png',
  'tiff',
];
/** A new Node thread reserves this much data, though it uses a tenth of it. */
const THREAD_BYTES = 700_000_000;
/** The file, its known type, and what is wanted: its words with or without figures, a page, or slides. */
export type ReadingTask = {
  path: string;
  fileName: string;
  extension: ReadableFormat;
  mediaType: string;
  wanted: 'words' | 'figures' | WantedPage | WantedSlides;
  signal?: AbortSignal | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
  limits: ReadingLimits;
};

/**
 * The last message of a process and its pictures by their SHA-256, or its failure. `wholeSlides`
 * are those that only a picture of the whole shows.
 */
type ReadingOutcome =
  | {
      answer: ReadingMessage;
      pictures: ReadonlyMap<string, Uint8Array>;
      wholeSlides: number[];
    }
  | { failure: DocumentError; lookedForFigures: boolean };

/** Characters kept of a dying process's error output. */
const ERROR_CHARACTERS = 4_000;
const READING_PROCESS = fileURLToPath(new URL('./reading-process.ts', import.meta.url));

/** Reads or draws a file in a process of its own, once. Throws the signal's reason when aborted. */
export async function attemptReading(task: ReadingTask): Promise<ReadingOutcome> {
  const { fileName, wanted, signal, onProgress, limits } = task;
  const [command, ...args] = withoutNetwork(limitedCommand(task));
  const child = spawn(command, args, {
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', wanted === 'words' ? 'ignore' : 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  let killedFor = '';
  const killFor = (reason: string) => {
    killedFor ||= reason;
    kill();
  };
  const startedAt = performance.now();
  let allowedMs = limits.processorMs;
  const clock = setInterval(() => {
    const elapsed = performance.now() - startedAt;
    const spent = processorMsOf(child.pid) ?? elapsed;
    if (spent > allowedMs || elapsed > allowedMs * PATIENCE) killFor('took too long');
  }, CHECK_EVERY_MS);
  signal?.addEventListener('abort', kill, { once: true });

  let result: ReadingMessage | DocumentError | undefined;
  let lookedForFigures = false;
  let wholeSlides: number[] = [];
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    complaints = (complaints + chunk).slice(-ERROR_CHARACTERS);
  });
  // The options above make the third and fourth descriptors pipes for the child.
  const answers = child.stdio[3] as Readable;
  const sentPictures = child.stdio[4] as Readable | null;
  const countUpTo = (most: number, reason: string) => {
    let received = 0;
    return (chunk: Buffer) => {
      received += chunk.length;
      if (received > most) killFor(reason);
      return received <= most;
    };
  };
  answers.on('data', countUpTo(limits.outputBytes, 'holds too much text'));
  const receiver = createPictureReceiver();
  const isWithinLimit = countUpTo(limits.pictureBytes, 'holds too many pictures');
  sentPictures?.on('data', (chunk: Buffer) => isWithinLimit(chunk) && receiver.receive(chunk));
  const lines = createInterface({ input: answers });
  lines.on('line', (line) => {
    const message = parseMessage(line);
    if (message?.kind === 'progress') onProgress?.(message.done, message.total);
    else if (message?.kind === 'recognising') {
      allowedMs = Math.min(allowedMs + limits.recognisedPageMs, limits.longestMs);
    } else if (message?.kind === 'figures') {
      lookedForFigures = true;
      allowedMs = Math.min(allowedMs + LONGEST_FIGURES_MS, limits.longestMs);
    } else if (message?.kind === 'wholeSlides') {
      wholeSlides = message.slides;
    } else if (message?.kind === 'error') {
      result = new DocumentError(message.code, fileName, message.reason);
    } else if (message) result = message;
  });

  try {
    const ended = Promise.withResolvers<{ code: number | null; exitSignal: string | null }>();
    child.on('error', ended.reject);
    child.on('close', (code, exitSignal) => ended.resolve({ code, exitSignal }));
    const { code, exitSignal } = await ended.promise;
    signal?.throwIfAborted();
    const failed = (failure: DocumentError) => ({ failure, lookedForFigures });
    if (killedFor) return failed(new DocumentError('DOCUMENT_TOO_COMPLEX', fileName, killedFor));
    if (result instanceof DocumentError) return failed(result);
    if (result) return { answer: result, pictures: receiver.pictures, wholeSlides };
    return failed(deathOf(fileName, code, exitSignal, complaints));
  } finally {
    clearInterval(clock);
    signal?.removeEventListener('abort', kill);
    kill();
  }
}

function limitedCommand(task: ReadingTask): [string, ...string[]] {
  const { path, fileName, extension, mediaType, wanted, limits } = task;
  const recognises = RECOGNISED.includes(extension);
  const node = [
    `--max-old-space-size=${limits.heapMegabytes}`,
    // Long documents create millions of short-lived objects. Fewer collections save a tenth of the time.
    '--max-semi-space-size=32',
    ...readingPermissions(path, { hasThreads: recognises }),
    '--no-warnings',
    READING_PROCESS,
    ...[path, fileName, extension, mediaType],
    JSON.stringify(wanted),
  ];
  // A backstop in case this process dies together with its timer.
  const processorMs = recognises ? limits.longestMs : limits.processorMs;
  return withLimits([process.execPath, ...node], {
    dataBytes: limits.dataBytes + (recognises ? THREAD_BYTES : 0),
    processorSeconds: Math.ceil(processorMs / 1_000),
  });
}

/** A line cut by the child's death is ignored. */
function parseMessage(line: string): ReadingMessage | undefined {
  try {
    // Only our reading process writes here.
    return JSON.parse(line) as ReadingMessage;
  } catch {
    return undefined;
  }
}

/** A process that died without a message hit a limit, unless the parser itself failed. */
function deathOf(
  fileName: string,
  code: number | null,
  exitSignal: string | null,
  complaints: string,
): DocumentError {
  const lines = complaints.trim().split('\n');
  const cause = lines.find((line) => /error|memory/i.test(line)) ?? lines.at(-1);
  const reason = `the reading process ended with ${exitSignal ?? code}: ${cause}`;
  const outOfBounds = exitSignal !== null || /memory|allocation/i.test(complaints);
  return new DocumentError(
    outOfBounds ? 'DOCUMENT_TOO_COMPLEX' : 'DOCUMENT_CORRUPT',
    fileName,
    reason,
  );
}
