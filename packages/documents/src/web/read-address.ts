import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inParallel } from '@tarima/text';
import { decodeMarkup } from '../decode-markup.ts';
import { DocumentError } from '../document-error.ts';
import { detectFileType } from '../file-type.ts';
import { type ReadingLimits, readKnownType } from '../read-document.ts';
import type { SourceDocument } from '../source-document.ts';
import { Unreadable } from '../unreadable.ts';
import { FETCH_LIMITS, type FetchedPage, type FetchLimits, fetchPage } from './fetch-page.ts';
import { type Network, PUBLIC_NETWORK } from './network.ts';
import { isFile } from './page-type.ts';

export type AddressResult =
  | { url: string; document: SourceDocument }
  | { url: string; problem: DocumentError };

/** What reading one page may cost, once it is here; a file may cost what an uploaded one may. */
const PAGE_READING: Partial<ReadingLimits> = {
  processorMs: 15_000,
  heapMegabytes: 512,
  outputBytes: 20_000_000,
};
/** Pages that are fetched and read at a time. */
const AT_A_TIME = 2;

/**
 * Readers of web addresses. `network` says what may be reached: the public web where nothing is
 * given. Another one is for tests, whose servers stand on the loopback address that is refused
 * otherwise; it is set where the reader is made and never by a request, so that no user can widen it.
 */
export function createAddressReader(
  options: { network?: Network; limits?: Partial<FetchLimits> } = {},
) {
  const network = options.network ?? PUBLIC_NETWORK;
  const limits = { ...FETCH_LIMITS, ...options.limits };

  /**
   * The article of a page (or the text of a file) at a public http or https address; its `fileName`
   * is the address. Throws `DocumentError` with an ADDRESS_… code (a file's own troubles keep their
   * DOCUMENT_… codes), or the signal's reason when it is aborted.
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
   * Reads several addresses: one result or problem for each, in their order, so that one bad
   * address never stops the others. Throws only the signal's reason when it is aborted.
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

/** Reads a fetched page in a process of its own, as a document that was uploaded. */
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
    // Its header, or its address, is no better than the name that an uploaded file has.
    const type = await detectFileType({ path, fileName: `page.${format}` });
    return await readKnownType({ ...file, ...type, mediaType: mediaType || type.mediaType });
  } catch (error) {
    if (error instanceof DocumentError) throw asPageProblem(error, url, isFile(format));
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A page has no parts to split it into and nobody who could mend it: its text can be pasted. */
function asPageProblem(error: DocumentError, url: string, isOfFile: boolean): DocumentError {
  const problems = isOfFile ? FILE_PROBLEMS : PAGE_PROBLEMS;
  // What it is instead is no help: the name is not its reader's to change.
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
