import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inParallel } from '@tarima/text';
import type { ReadingLimits } from '../attempt-reading.ts';
import { decodeMarkup } from '../decode-markup.ts';
import { DocumentError } from '../document-error.ts';
import { detectFileType } from '../file-type.ts';
import { readKnownType } from '../read-document.ts';
import type { SourceDocument } from '../source-document.ts';
import { Unreadable } from '../unreadable.ts';
import { FETCH_LIMITS, type FetchedPage, type FetchLimits, fetchPage } from './fetch-page.ts';
import { type Network, PUBLIC_NETWORK } from './network.ts';
import { isFile } from './page-type.ts';

export type AddressResult =
  | { url: string; document: SourceDocument }
  | { url: string; problem: DocumentError };

/** Limits for reading a fetched page. Files have the limits of uploads. */
const PAGE_READING: Partial<ReadingLimits> = {
  processorMs: 15_000,
  heapMegabytes: 512,
  outputBytes: 20_000_000,
};
/** Pages fetched and read at the same time. */
const AT_A_TIME = 2;

/**
 * A reader of web addresses. `network` is what it may reach, by default the public web. Tests pass
 * another one, because their servers are on the loopback address. Requests never set it, so users
 * cannot widen it.
 */
export function createAddressReader(
  options: { network?: Network; limits?: Partial<FetchLimits> } = {},
) {
  const network = options.network ?? PUBLIC_NETWORK;
  const limits = { ...FETCH_LIMITS, ...options.limits };

  /**
   * The article of a public web page, or the text of a file. The document's `fileName` is the
   * address. Throws `DocumentError`, or the signal's reason when aborted. Codes begin with
   * ADDRESS_, or with DOCUMENT_ for the content of a file.
   */
  async function readAddress(request: {
    url: string;
    signal?: AbortSignal;
  }): Promise<SourceDocument> {
    const { signal } = request;
    const url = request.url.trim();
    try {
      const page = await fetchPage(url, { network, limits, signal });
      return await readPage(page, url, signal);
    } catch (error) {
      if (error instanceof Unreadable) {
        throw new DocumentError(error.code, url, error.message, { cause: error });
      }
      throw error;
    }
  }

  /**
   * Reads several addresses: one result or problem for each, in order. One bad address never stops
   * the others. Throws only the signal's reason when aborted.
   */
  async function readAddresses(request: {
    urls: string[];
    signal?: AbortSignal;
  }): Promise<AddressResult[]> {
    const { urls, signal } = request;
    const read = (url: string): Promise<AddressResult> =>
      readAddress({ url, signal }).then(
        (document) => ({ url, document }),
        (error: unknown) => {
          if (error instanceof DocumentError) return { url, problem: error };
          throw error;
        },
      );
    return inParallel(urls, AT_A_TIME, read, signal);
  }

  return { readAddress, readAddresses };
}
export type AddressReader = ReturnType<typeof createAddressReader>;

/** Reads a fetched page in its own process, like an upload. */
async function readPage(
  page: FetchedPage,
  url: string,
  signal: AbortSignal | undefined,
): Promise<SourceDocument> {
  const { format, mediaType, bytes, charset } = page;
  const folder = await mkdtemp(join(tmpdir(), 'tarima-address-'));
  try {
    const path = join(folder, 'page');
    await writeFile(path, isFile(format) ? bytes : decodeMarkup(bytes, charset));
    const file = { path, fileName: url, signal };
    if (!isFile(format)) {
      return await readKnownType({ ...file, extension: format, mediaType, limits: PAGE_READING });
    }
    // Header and address may be wrong, like the name of an upload.
    const type = await detectFileType({ path, fileName: `page.${format}` });
    return await readKnownType({ ...file, ...type, mediaType: mediaType || type.mediaType });
  } catch (error) {
    if (error instanceof DocumentError) throw asPageProblem(error, url, isFile(format));
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Advice for files, such as splitting or repairing, does not fit a page: people can paste its text. */
function asPageProblem(error: DocumentError, url: string, isOfFile: boolean): DocumentError {
  const problems = isOfFile ? FILE_PROBLEMS : PAGE_PROBLEMS;
  // The real kind is no help: readers cannot rename a page.
  const kind = error.code.startsWith('DOCUMENT_IS_') ? 'DOCUMENT_TYPE_MISMATCH' : error.code;
  const code = problems[kind] ?? kind;
  return new DocumentError(code, url, error.reason, { cause: error });
}

const FILE_PROBLEMS: Partial<Record<string, DocumentError['code']>> = {
  DOCUMENT_TYPE_MISMATCH: 'ADDRESS_NOT_A_PAGE',
  DOCUMENT_EMPTY: 'ADDRESS_NO_ARTICLE',
};
const PAGE_PROBLEMS: Partial<Record<string, DocumentError['code']>> = {
  DOCUMENT_TOO_COMPLEX: 'ADDRESS_TOO_LARGE',
  DOCUMENT_CORRUPT: 'ADDRESS_NO_ARTICLE',
  DOCUMENT_EMPTY: 'ADDRESS_NO_ARTICLE',
};
