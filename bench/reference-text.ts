import { execFile, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { textOfFlatDocument } from './flat-document-text.ts';

const execute = promisify(execFile);
const LIMITS = { timeout: 60_000, maxBuffer: 100_000_000 };
/** Flat OpenDocument, which LibreOffice writes of each; what is text of it is said in flat-document-text.ts. */
const FLAT_FORMATS: Record<string, string> = {
  doc: 'fodt',
  docx: 'fodt',
  ppt: 'fodp',
  pptx: 'fodp',
};
/** One start of LibreOffice takes as long as ten files. */
const BATCH = 40;
const BATCH_LIMITS = { ...LIMITS, timeout: 600_000 };

const installed = new Map<string, boolean>();

export function isInstalled(program: string): boolean {
  const known = installed.get(program) ?? spawnSync(program, ['--version']).error === undefined;
  installed.set(program, known);
  return known;
}

/** What the reference reader of each file's format finds in it, by path; nothing where that is not installed or fails. */
export async function referenceTextsOf(
  files: { path: string; extension: string }[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (isInstalled('pdftotext')) {
    for (const { path } of files.filter(({ extension }) => extension === 'pdf')) {
      // It also prints what a page is cropped of, which nobody sees: words that count against us.
      const printed = await execute('pdftotext', [path, '-'], LIMITS).catch(() => undefined);
      if (printed) texts.set(path, withoutFurniture(printed.stdout));
    }
  }
  if (isInstalled('soffice')) {
    for (const extension of Object.keys(FLAT_FORMATS)) {
      const paths = files.filter((file) => file.extension === extension).map(({ path }) => path);
      for (let at = 0; at < paths.length; at += BATCH) {
        for (const [path, text] of await officeTextsOf(paths.slice(at, at + BATCH), extension)) {
          texts.set(path, text);
        }
      }
    }
  }
  return texts;
}

/** How many lines at the edges of a page may be running headers and footers, and on how many pages these stand. */
const EDGE_LINES = 3;
const FEWEST_PAGES = 3;
const PAGE_NUMBER =
  /^\W*(p[aá]g(ina|\.)?|page|seite)?\s*(\d{1,4}|[ivxlc]{1,7})(\s*(\/|de|of|von)\s*\d{1,4})?\W*$/i;
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
  // Of two pages both are enough. What follows the last page is no page.
  const fewest = Math.min(FEWEST_PAGES, Math.max(pages.length - 1, 2));
  const isFurniture = (line: string) =>
    PAGE_NUMBER.test(line) || (counts.get(wordingOf(line)) ?? 0) >= fewest;
  return pages
    .flatMap((lines) =>
      lines.filter(
        (line, at) => !CONTENTS_ENTRY.test(line) && !(isAtEdge(at, lines) && isFurniture(line)),
      ),
    )
    .join('\n');
}

/** A file that LibreOffice breaks on takes the rest of its batch with it: the rest is tried again without it. */
async function officeTextsOf(paths: string[], extension: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const folder = await mkdtemp(join(tmpdir(), 'tarima-bench-'));
  const format = FLAT_FORMATS[extension] ?? '';
  try {
    let left = paths;
    while (left.length > 0) {
      // Numbered, because files of one name in two folders would overwrite each other.
      const links = left.map((_, index) => join(folder, `${index}.${extension}`));
      await Promise.all(links.map((link, index) => copyFile(left[index] ?? '', link)));
      // A profile of its own: a LibreOffice that is open already would take the files and write none.
      const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
      const options = [profile, '--headless', '--convert-to', format, '--outdir', folder];
      const limits = left.length > 1 ? BATCH_LIMITS : LIMITS;
      await execute('soffice', [...options, ...links], limits).catch(() => undefined);
      const failed: string[] = [];
      for (const [index, path] of left.entries()) {
        const written = join(folder, `${index}.${format}`);
        const text = await textOfFlatDocument(written, format === 'fodp').catch(() => undefined);
        if (text === undefined) failed.push(path);
        else texts.set(path, text);
        await rm(written, { force: true });
      }
      // The first that failed is what the batch broke on, or is none it reads.
      left = failed.slice(1);
    }
    return texts;
  } finally {
    await rm(folder, { recursive: true });
  }
}
