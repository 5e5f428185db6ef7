import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const LIMITS = { timeout: 60_000, maxBuffer: 100_000_000 };
const BY_OFFICE = ['doc', 'docx', 'ppt', 'pptx'];

const installed = new Map<string, boolean>();

export function isInstalled(program: string): boolean {
  const known = installed.get(program) ?? spawnSync(program, ['--version']).error === undefined;
  installed.set(program, known);
  return known;
}

/** What the reference reader of a format finds in a file; nothing where it is not installed or fails. */
export async function referenceTextOf(
  path: string,
  extension: string,
): Promise<string | undefined> {
  try {
    if (extension === 'pdf' && isInstalled('pdftotext')) {
      return withoutFurniture((await execute('pdftotext', [path, '-'], LIMITS)).stdout);
    }
    if (BY_OFFICE.includes(extension) && isInstalled('soffice')) return await officeTextOf(path);
  } catch {
    // A reader that fails is no reference.
  }
  return undefined;
}

/** How many lines at the edges of a page may be running headers and footers, and on how many pages these stand. */
const EDGE_LINES = 3;
const FEWEST_PAGES = 3;
const CONTENTS_ENTRY = /(\.\s?){4,}\s*[\divxlc]*$/i;

/** What no reader is to keep: running headers and footers, page numbers, entries of tables of contents. */
function withoutFurniture(text: string): string {
  const pages = text
    .split('\f')
    .map((page) => page.split('\n').filter((line) => line.trim() !== ''));
  const isAtEdge = (at: number, lines: string[]) =>
    at < EDGE_LINES || at >= lines.length - EDGE_LINES;
  const wordingOf = (line: string) => line.replace(/[\d\s]+/g, ' ').trim();
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const wording of new Set(lines.filter((_, at) => isAtEdge(at, lines)).map(wordingOf))) {
      counts.set(wording, (counts.get(wording) ?? 0) + 1);
    }
  }
  return pages
    .flatMap((lines) =>
      lines.filter(
        (line, at) =>
          !CONTENTS_ENTRY.test(line) &&
          !(isAtEdge(at, lines) && (counts.get(wordingOf(line)) ?? 0) >= FEWEST_PAGES),
      ),
    )
    .join('\n');
}

async function officeTextOf(path: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-bench-'));
  try {
    const options = ['--headless', '--convert-to', 'txt:Text', '--outdir', folder];
    await execute('soffice', [...options, path], LIMITS);
    return await readFile(join(folder, `${basename(path, extname(path))}.txt`), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The share of the reference's words, each as often as it occurs, that a text has too. */
export function recallOf(text: string, reference: string): number | undefined {
  const expected = wordsOf(reference);
  if (expected.length === 0) return undefined;
  const left = new Map<string, number>();
  for (const word of wordsOf(text)) left.set(word, (left.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of expected) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    found += 1;
  }
  return found / expected.length;
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      // Marks that have no width join what they stand in.
      .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
      .replace(/(\p{L})[-‐]\n\s*(\p{Ll})/gu, '$1$2')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  );
}
