import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const assets = join(dist, 'assets');
/** What a script brings with it: `import … from './other.js'`, not what it fetches later. */
const IMPORT = /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/gu;

const importsOf = (name: string): string[] =>
  [...readFileSync(join(assets, name), 'utf8').matchAll(IMPORT)].map(([, found = '']) => found);

/** The scripts of a page and all that they bring, without what is fetched later. */
export function closureOf(names: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (name: string) => {
    if (all.has(name)) return;
    all.add(name);
    importsOf(name).forEach(add);
  };
  names.forEach(add);
  return all;
}

/** What the page itself names. */
export const entryScripts = (): string[] =>
  [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/\/assets\/([\w.-]+\.js)"/gu)].map(
    ([, name = '']) => name,
  );

/** The scripts whose name begins like this, before the hash. */
export const scriptsNamed = (pattern: RegExp): string[] =>
  readdirSync(assets).filter((name) => name.endsWith('.js') && pattern.test(basename(name)));

/** Bytes of scripts as they are sent, compressed by gzip. */
export const gzipBytes = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + readFileSync(join(assets, `${name}.gz`)).length, 0);
