import { copyFile, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DocumentError } from '../document-error.ts';
import { withLimits } from '../with-limits.ts';
import { withoutNetworkOrHeirs } from '../without-network.ts';
import type { LibreOffice } from './find-libre-office.ts';
import { runInGroup } from './run-in-group.ts';
import type { SlideFormat } from './slide-formats.ts';

/** Limits for one presentation. A heavy one of 46 slides takes half a minute. */
const LIMITS = {
  clockMs: 180_000,
  processorSeconds: 120,
  dataBytes: 3_000_000_000,
  fileBytes: 200_000_000,
};
export const LONGEST_CONVERSION_SECONDS = LIMITS.clockMs / 1_000;

export type ConversionRequest = {
  path: string;
  extension: SlideFormat;
  /** Path of the PDF. */
  to: string;
  signal?: AbortSignal | undefined;
  limits?: Partial<typeof LIMITS>;
};

/** Hidden slides count too, or the numbers of later ones would differ. */
const FORMAT = 'pdf:impress_pdf_Export:{"ExportHiddenSlides":{"type":"boolean","value":"true"}}';
const PDF_START = '%PDF-';
const PDF_END = /%%EOF\s*$/;
const END_BYTES = 32;

/**
 * Converts a presentation to a PDF with a page for each slide. LibreOffice has a folder and a profile
 * of its own. It has no network, and limits of memory and time. Throws `DocumentError` with
 * PAGE_WITHOUT_PICTURE, or the signal's reason when aborted. The error's reason is in fixed words.
 */
export async function convertToPdf(
  { command, searchPath }: LibreOffice,
  { path, extension, to, signal, ...request }: ConversionRequest,
): Promise<void> {
  signal?.throwIfAborted();
  const limits = { ...LIMITS, ...request.limits };
  const fail = (reason: string) => new DocumentError('PAGE_WITHOUT_PICTURE', '', reason);
  const folder = await mkdtemp(join(tmpdir(), 'tarima-slides-'));
  try {
    const [deck, profile] = [join(folder, `deck.${extension}`), join(folder, 'profile')];
    await copyFile(path, deck);
    await mkdir(join(profile, 'user'), { recursive: true });
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), SAFE_PROFILE);
    const conversion: [string, ...string[]] = [
      command,
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      ...['--headless', '--norestore', '--convert-to', FORMAT, '--outdir', folder, deck],
    ];
    const { isLate } = await runInGroup(withoutNetworkOrHeirs(withLimits(conversion, limits)), {
      env: { PATH: searchPath, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
      clockMs: limits.clockMs,
      signal,
    }).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw error instanceof Error && 'syscall' in error ? fail('could not be started') : error;
    });
    if (isLate) throw fail('took too long');
    const pdf = join(folder, 'deck.pdf');
    // It also ends without an error where it could not load the file.
    const { size, start, end } = await marksOf(pdf);
    if (size > limits.fileBytes) throw fail('wrote too large a PDF');
    if (start !== PDF_START || !PDF_END.test(end)) throw fail('wrote no PDF');
    await copyFile(pdf, to);
  } finally {
    // Killed processes may still write for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The size of a file, its first and its last characters. Empty if there is none. */
async function marksOf(path: string): Promise<{ size: number; start: string; end: string }> {
  const file = await open(path).catch(() => null);
  if (!file) return { size: 0, start: '', end: '' };
  const read = async (length: number, at: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
    return buffer.toString('latin1', 0, bytesRead);
  };
  try {
    const { size } = await file.stat();
    const start = await read(PDF_START.length, 0);
    return { size, start, end: await read(END_BYTES, Math.max(0, size - END_BYTES)) };
  } finally {
    await file.close();
  }
}

const securityItem = (name: string) =>
  `<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="${name}" oor:op="fuse"><value>true</value></prop></item>`;

/** No macro runs. No file or address is loaded that a presentation only links to. */
const SAFE_PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${['DisableMacrosExecution', 'BlockUntrustedRefererLinks'].map(securityItem).join('\n')}
</oor:items>
`;
