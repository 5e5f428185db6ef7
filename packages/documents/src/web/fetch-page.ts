import { PRODUCT_NAME } from '@tarima/contract';
import { type Agent, fetch, type Response } from 'undici';
import { Unreadable } from '../unreadable.ts';
import { asAddressProblem, problemOfStatus } from './address-problems.ts';
import { createGuardedAgent } from './guarded-agent.ts';
import type { Network } from './network.ts';
import { refreshOf } from './page-refresh.ts';
import { isFile, type PageType, pageTypeOf } from './page-type.ts';
import { parseAddress } from './parse-address.ts';

/** Limits for one address. Bytes are counted after decompression. */
export const FETCH_LIMITS = {
  connectMs: 6_000,
  firstByteMs: 12_000,
  wholeMs: 25_000,
  redirects: 5,
  pageBytes: 5_000_000,
  fileBytes: 52_428_800,
};
export type FetchLimits = typeof FETCH_LIMITS;

export type FetchedPage = PageType & { bytes: Buffer };

/** Identifies the client in the form that servers expect of programs. */
const HEADERS = {
  'user-agent': `Mozilla/5.0 (compatible; ${PRODUCT_NAME}; one page, at the request of a person)`,
  accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,text/plain;q=0.8,*/*;q=0.1',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': '*',
};

/**
 * Fetches one page without cookies. Each redirect is checked like the address itself. Throws
 * `Unreadable` with an ADDRESS_… code, or the signal's reason when aborted.
 */
export async function fetchPage(
  address: string,
  options: { network: Network; limits: FetchLimits; signal?: AbortSignal },
): Promise<FetchedPage> {
  const { network, limits, signal } = options;
  signal?.throwIfAborted();
  const clock = AbortSignal.timeout(limits.wholeMs);
  const either = signal ? AbortSignal.any([signal, clock]) : clock;
  const agent = createGuardedAgent(network, limits);
  try {
    return await followRedirects(address, { network, limits, agent, either });
  } catch (error) {
    signal?.throwIfAborted();
    throw asAddressProblem(error);
  } finally {
    // Drops the rest of an unfinished answer.
    await agent.destroy();
  }
}

async function followRedirects(
  address: string,
  context: { network: Network; limits: FetchLimits; agent: Agent; either: AbortSignal },
): Promise<FetchedPage> {
  const { network, limits, agent, either } = context;
  let url = parseAddress(address, network);
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const response = await fetch(url, {
      dispatcher: agent,
      headers: HEADERS,
      redirect: 'manual',
      signal: either,
    });
    let location = locationOf(response);
    if (location) {
      await response.body?.cancel();
    } else {
      const page = await readPage(response, url, limits);
      location = page.format === 'html' ? refreshOf(page.bytes) : undefined;
      if (!location || parseAddress(location, network, url).href === url.href) return page;
    }
    url = parseAddress(location, network, url);
  }
  throw new Unreadable('ADDRESS_UNREACHABLE', `more than ${limits.redirects} redirects`);
}

/** The target of a redirect. Header bytes arrive as Latin-1, but addresses with accents are sent in UTF-8. */
function locationOf({ status, headers }: Response): string | undefined {
  const location = headers.get('location');
  if (status < 300 || status > 399 || !location) return undefined;
  return Buffer.from(location, 'latin1').toString();
}

async function readPage(response: Response, url: URL, limits: FetchLimits): Promise<FetchedPage> {
  const problem = problemOfStatus(response.status);
  if (problem) throw problem;
  const declared = response.headers.get('content-type');
  const expected = pageTypeOf(declared, url)?.format ?? 'html';
  const limit = isFile(expected) ? limits.fileBytes : limits.pageBytes;
  const bytes = await readAtMost(response, limit);
  const type = pageTypeOf(declared, url, bytes);
  if (!type) throw new Unreadable('ADDRESS_NOT_A_PAGE', `its content is ${declared}`);
  return { ...type, bytes };
}

async function readAtMost(response: Response, limit: number): Promise<Buffer> {
  if (Number(response.headers.get('content-length')) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(limit: number): Unreadable {
  return new Unreadable('ADDRESS_TOO_LARGE', `more than ${limit} bytes`);
}
