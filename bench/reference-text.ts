import { execFile, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { textOfFlatDocument } from './flat-document-text.ts';

const execute = promisify(execFile);
const LIMITS = { timeout: 60_000, maxBuffer: 100_000_000 };
/** LibreOffice converts each format to flat OpenDocument; flat-document-text.ts reads its text. */
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

/**
 * The text of each file by the reference reader of its format, by path. Files are missing if the
 * reader is not installed or fails.
 */
export async function referenceTextsOf(
  files: { path: string; extension: string }[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (isInstalled('pdftotext')) {
    for (const { path } of files.filter(({ extension }) => extension === 'pdf')) {
      // It also prints cropped text, which nobody sees; those words count against us.
      const printed = await execute('pdftotext', [path, '-'], LIMITS).catch(() => undefined);
      if (printed) texts.set(path, withoutBoilerplate(printed.stdout));
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

/** The lines at a page's edges that may be running headers and footers. */
const EDGE_LINES = 3;
const FEWEST_PAGES = 3;
const PAGE_NUMBER =
  /^\W*(p[aá]g(ina|\.)?|page|seite)?\s*(\d{1,4}|[ivxlc]{1,7})(\s*(\/|de|of|von)\s*\d{1,4})?\W*$/i;
const CONTENTS_ENTRY = /(\.\s?){4,}\s*[\divxlc]*$/i;

/**
 * Removes running headers and footers, page numbers and entries of tables of contents. No reader
 * should keep them.
 */
function withoutBoilerplate(text: string): string {
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
  // Two pages are enough in a document of two. The part after the last `\f` is not a page.
  const fewest = Math.min(FEWEST_PAGES, Math.max(pages.length - 1, 2));
  const isBoilerplate = (line: string) =>
    PAGE_NUMBER.test(line) || (counts.get(wordingOf(line)) ?? 0) >= fewest;
  return pages
    .flatMap((lines) =>
      lines.filter(
        (line, at) => !CONTENTS_ENTRY.test(line) && !(isAtEdge(at, lines) && isBoilerplate(line)),
      ),
    )
    .join('\n');
}

/**
 * A file that crashes LibreOffice loses the rest of its batch. The rest is tried again without it.
 */
async function officeTextsOf(paths: string[], extension: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const folder = await mkdtemp(join(tmpdir(), 'tarima-bench-'));
  const format = FLAT_FORMATS[extension] ?? '';
  try {
    let left = paths;
    while (left.length > 0) {
      // Numbered, because files of the same name in two folders would overwrite each other.
      const links = left.map((_, index) => join(folder, `${index}.${extension}`));
      await Promise.all(links.map((link, index) => copyFile(left[index] ?? '', link)));
      // Its own profile, because a running LibreOffice would take the files and write none.
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
      // The batch stopped at the first file that failed, or LibreOffice cannot read that one.
      left = failed.slice(1);
    }
    return texts;
  } finally {
    await rm(folder, { recursive: true });
  }
}
