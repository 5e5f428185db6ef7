import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('.env.example explains every setting, and no other', () => {
  const settings = [...read('apps/server/src/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gmu)]
    .map(([, name]) => name)
    // Set by npm, not by people.
    .filter((name) => name !== 'INIT_CWD');
  const explained = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gmu)].map(([, name]) => name);
  expect(explained.sort()).toEqual(settings.sort());
});

it('the documents name only files that exist', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'].concat(
    ['docs/decisions', 'docs/how-to'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
    ),
  );
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/`((?:packages|apps|scripts|test|e2e|bench|docs)\/[\w./-]+)`/gu)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document} names ${path}`),
  );
  expect(missing).toEqual([]);
});
