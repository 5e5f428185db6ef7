import type { FastifyRequest } from 'fastify';

/** The address and the browser of a sign-in. */
export type Visit = { address: string; userAgent: string | undefined };

export const visitOf = (request: FastifyRequest): Visit => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
});

/** Marks of browsers. Special ones come first, since most also call themselves Chrome or Safari. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** The browser and system as names of these lists. The rest of the header is not kept. */
export function deviceOf(userAgent = '') {
  const nameIn = (known: readonly (readonly [mark: string, name: string])[]) =>
    known.find(([mark]) => userAgent.includes(mark))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
