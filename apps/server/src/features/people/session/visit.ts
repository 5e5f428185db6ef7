import type { FastifyRequest } from 'fastify';

/** From where somebody begins a session, and by what. */
export type Visit = { address: string; userAgent: string | undefined };

export const visitOf = (request: FastifyRequest): Visit => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
});

/** By what browsers are known, the particular first: most call themselves Chrome or Safari, too. */
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

/** What a browser says of itself, as names of these lists: nothing else of it is kept. */
export function deviceOf(userAgent = '') {
  const nameIn = (known: readonly (readonly [mark: string, name: string])[]) =>
    known.find(([mark]) => userAgent.includes(mark))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
