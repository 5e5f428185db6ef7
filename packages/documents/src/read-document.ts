import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { DocumentError, type DocumentErrorCode } from './document-error.ts';
import { detectFileType, extensionOf } from './file-type.ts';
import { processorMsOf } from './processor-time.ts';
import { readingPermissions } from './reading-permissions.ts';
import type { ReadableFormat } from './registry.ts';
import type { SourceDocument } from './source-document.ts';
import { withoutNetwork } from './without-network.ts';

/** Messages of the reading process, one JSON line each. */
export type ReadingMessage =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'recognising' }
  | { kind: 'document'; document: SourceDocument }
  | { kind: 'error'; code: DocumentErrorCode; reason: string };

/** Limits for one document. Times are processor time: a busy machine reads all that a quiet one does. */
const DEFAULT_LIMITS = {
  processorMs: 60_000,
  /** Added for each recognised page, up to `longestMs`. */
  recognisedPageMs: 20_000,
  longestMs: 1_200_000,
  dataBytes: 1_500_000_000,
  heapMegabytes: 768,
  outputBytes: 48_000_000,
};
export type ReadingLimits = typeof DEFAULT_LIMITS;
/** Ratio of clock time to processor time: others use the processor too. */
const PATIENCE = 3;
const CHECK_EVERY_MS = 200;
/** The most clock time for one document. */
export const LONGEST_READING_SECONDS = (PATIENCE * DEFAULT_LIMITS.longestMs) / 1_000;

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
export type ReadingRequest = {
  path: string;
  fileName: string;
  /** The answer of an earlier `detectFileType`, which is then not repeated. */
  mediaType?: string | undefined;
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
  limits?: Partial<ReadingLimits>;
};

/** Characters kept of a dying process's error output. */
const ERROR_CHARACTERS = 4_000;
const READING_PROCESS = fileURLToPath(new URL('./reading-process.ts', import.meta.url));

/**
 * Reads a file in its own process: a bad file cannot harm the server. Memory, processor time, clock
 * time and output are limited; the environment is empty. `onProgress` gets the pages done and all
 * pages. Throws `DocumentError`, or the signal's reason when aborted.
 */
export async function readDocument(request: ReadingRequest): Promise<SourceDocument> {
  request.signal?.throwIfAborted();
  const { fileName, mediaType } = request;
  const extension = mediaType && extensionOf(fileName);
  const type = extension ? { extension, mediaType } : await detectFileType(request);
  request.signal?.throwIfAborted();
  return readKnownType({ ...request, ...type });
}

/** Like `readDocument`, for a type that is already known. */
export async function readKnownType(
  request: ReadingRequest & { extension: ReadableFormat; mediaType: string },
): Promise<SourceDocument> {
  const { path, fileName, extension, mediaType, signal, onProgress } = request;
  const limits = { ...DEFAULT_LIMITS, ...request.limits };
  const [command, ...args] = withoutNetwork(
    limitedCommand(limits, extension, [path, fileName, extension, mediaType]),
  );
  const child = spawn(command, args, { env: {}, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
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

  let result: SourceDocument | DocumentError | undefined;
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    complaints = (complaints + chunk).slice(-ERROR_CHARACTERS);
  });
  // The options above make the third descriptor a pipe for the child.
  const answers = child.stdio[3] as Readable;
  let received = 0;
  answers.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > limits.outputBytes) killFor('holds too much text');
  });
  const lines = createInterface({ input: answers });
  lines.on('line', (line) => {
    const message = parseMessage(line);
    if (message?.kind === 'progress') onProgress?.(message.done, message.total);
    else if (message?.kind === 'recognising') {
      allowedMs = Math.min(allowedMs + limits.recognisedPageMs, limits.longestMs);
    } else if (message?.kind === 'document') result = message.document;
    else if (message?.kind === 'error') {
      result = new DocumentError(message.code, fileName, message.reason);
    }
  });

  try {
    const ended = Promise.withResolvers<{ code: number | null; exitSignal: string | null }>();
    child.on('error', ended.reject);
    child.on('close', (code, exitSignal) => ended.resolve({ code, exitSignal }));
    const { code, exitSignal } = await ended.promise;
    signal?.throwIfAborted();
    if (killedFor) throw new DocumentError('DOCUMENT_TOO_COMPLEX', fileName, killedFor);
    if (result instanceof DocumentError) throw result;
    if (result) return result;
    throw deathOf(fileName, code, exitSignal, complaints);
  } finally {
    clearInterval(clock);
    signal?.removeEventListener('abort', kill);
    kill();
  }
}

function limitedCommand(
  limits: ReadingLimits,
  extension: ReadableFormat,
  args: string[],
): [string, ...string[]] {
  const recognises = RECOGNISED.includes(extension);
  const node = [
    `--max-old-space-size=${limits.heapMegabytes}`,
    // Long documents create millions of short-lived objects. Fewer collections save a tenth of the time.
    '--max-semi-space-size=32',
    ...readingPermissions(args[0] ?? '', { hasThreads: recognises }),
    '--no-warnings',
    READING_PROCESS,
    ...args,
  ];
  if (!hasPrlimit()) return [process.execPath, ...node];
  // A backstop in case this process dies together with its timer.
  const cpuSeconds = Math.ceil((recognises ? limits.longestMs : limits.processorMs) / 1_000);
  const dataBytes = limits.dataBytes + (recognises ? THREAD_BYTES : 0);
  const prlimit = [`--data=${dataBytes}`, `--cpu=${cpuSeconds}`, '--core=0', '--'];
  return ['prlimit', ...prlimit, process.execPath, ...node];
}

let prlimitFound: boolean | undefined;

/** Linux has it (util-linux). Other systems rely on the heap limit and the timer. */
function hasPrlimit(): boolean {
  prlimitFound ??= spawnSync('prlimit', ['--version']).status === 0;
  return prlimitFound;
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
