import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const assets = join(dist, 'assets');
/** Static imports of a script, `import … from './other.js'`, without those loaded later. */
const IMPORT = /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/gu;

const importsOf = (name: string): string[] =>
  [...readFileSync(join(assets, name), 'utf8').matchAll(IMPORT)].map(([, found = '']) => found);

/** The scripts of a page and all that they import statically. */
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

/** The scripts that the page itself names. */
export const entryScripts = (): string[] =>
  [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/\/assets\/([\w.-]+\.js)"/gu)].map(
    ([, name = '']) => name,
  );

/** The scripts whose name, before the hash, matches the pattern. */
export const scriptsNamed = (pattern: RegExp): string[] =>
  readdirSync(assets).filter((name) => name.endsWith('.js') && pattern.test(basename(name)));

/** The size of scripts as sent, compressed by gzip. */
export const gzipBytes = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + readFileSync(join(assets, `${name}.gz`)).length, 0);
