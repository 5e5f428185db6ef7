import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readDocument } from '@tarima/documents';
import { buildDocx, paragraph } from '../packages/documents/src/testing/build-office.ts';
import { buildPdf, drawLines } from '../packages/documents/src/testing/build-pdf.ts';
import { isInstalled } from './reference-text.ts';

const execute = promisify(execFile);
const PAGES = 300;
const LINES_A_PAGE = 48;
const LARGEST_BYTES = 50_000_000;
const MOST_MEBIBYTES = 512;
const POLL_MS = 10;

const SENTENCE = 'La ventilación de los almacenes evita la humedad y conserva los alimentos';

/** Measures a 300-page PDF's time beside pdftotext's, and the memory for 50 MB files. */
export async function benchLargeDocuments(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-bench-'));
  try {
    await benchPages(join(folder, 'paginas.pdf'));
    const text = textPdf(PAGES);
    await benchMemory(join(folder, 'grande.pdf'), Buffer.concat([text, fillerAfter(text)]));
    const media = { 'word/media/image1.bin': randomBytes(LARGEST_BYTES - 200_000) };
    const body = Array.from({ length: 3_000 }, () => paragraph(SENTENCE)).join('');
    await benchMemory(join(folder, 'grande.docx'), buildDocx(body, { extra: media }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function benchPages(path: string): Promise<void> {
  await writeFile(path, textPdf(PAGES));
  const own = await secondsOf(() => readDocument({ path, fileName: 'paginas.pdf' }));
  if (!isInstalled('pdftotext')) {
    console.log(`${PAGES} pages of PDF: ${own.toFixed(2)} s; pdftotext: not installed`);
    return;
  }
  const reference = await secondsOf(() => execute('pdftotext', [path, `${path}.txt`]));
  const allowed = reference * 2 + 1;
  console.log(
    `${PAGES} pages of PDF: ${own.toFixed(2)} s; pdftotext: ${reference.toFixed(2)} s, so ${allowed.toFixed(2)} s are allowed`,
  );
}

async function benchMemory(path: string, bytes: Buffer): Promise<void> {
  await writeFile(path, bytes);
  let peak = 0;
  const poll = setInterval(() => {
    peak = Math.max(peak, ...childrenOf().map(peakMebibytesOf));
  }, POLL_MS);
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  const seconds = await secondsOf(() => readDocument({ path, fileName }));
  clearInterval(poll);
  const memory =
    peak > 0
      ? `${Math.round(peak)} MiB at most (below ${MOST_MEBIBYTES} MiB is allowed)`
      : 'memory not measured';
  const size = (bytes.length / 1_000_000).toFixed(0);
  console.log(`${fileName}, ${size} MB: ${memory}, ${seconds.toFixed(2)} s`);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1_000;
}

function textPdf(pages: number): Buffer {
  return buildPdf(
    Array.from({ length: pages }, (_, page) => ({
      draws: drawLines(
        Array.from({ length: LINES_A_PAGE }, (_, line) => `${SENTENCE} ${page}.${line}`),
        { x: 72, y: 780 },
      ),
    })),
  );
}

/** Bytes that no page uses, in place of pictures, since only the text is read. */
function fillerAfter(file: Buffer): Buffer {
  const bytes = randomBytes(LARGEST_BYTES - file.length - 100);
  const head = `\n99999 0 obj\n<< /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream\nendobj\n')]);
}

/** This process's children, on Linux; elsewhere none are found. */
function childrenOf(): string[] {
  try {
    return readdirSync('/proc/self/task').flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
  } catch {
    return [];
  }
}

/** The peak memory of a process. */
function peakMebibytesOf(process: string): number {
  try {
    const status = readFileSync(`/proc/${process}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}
