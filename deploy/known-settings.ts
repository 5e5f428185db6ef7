import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '../apps/server/src/settings/env.ts';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Node itself reads it. */
const OF_NODE = ['NODE_COMPILE_CACHE'];

const names = [...read('apps/server/src/settings/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gmu)]
  .map(([, name = '']) => name)
  .flatMap((name) => [name, `${name}_FILE`])
  .concat(OF_NODE);

/** The names that the studio's environment does not have. */
export const unknownSettings = (environment: Record<string, string>): string[] =>
  Object.keys(environment).filter((name) => !names.includes(name));

/** Reads them as the studio does. Throws for a wrong value, and for a secret whose file is missing. */
export const settingsOf = (environment: Record<string, string>) => readSettings(environment);
