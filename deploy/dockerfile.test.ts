import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { imageEnvironment, instructions, valuesOf } from './dockerfile.ts';
import { read, root, settingsOf, unknownSettings } from './known-settings.ts';

const steps = valuesOf('RUN').join(' ');

it('has the pinned Node', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  expect(valuesOf('ARG')).toEqual([`NODE_VERSION=${dependencies.node}`]);
  expect(valuesOf('FROM')[0]).toMatch(/^node:\$\{NODE_VERSION\}-/u);
});

it('has the programs that the set-up installs, and no others', async () => {
  // Plain JavaScript without types, because it runs before anything is installed.
  const { PROGRAMS_TO_START } = z
    .object({ PROGRAMS_TO_START: z.array(z.object({ apt: z.array(z.string()) })) })
    .parse(await import(join(root, 'scripts/lib/system-programs.mjs')));
  const [, installed = ''] = /--no-install-recommends ([^&]+)/u.exec(steps) ?? [];
  expect(installed.trim().split(' ')).toEqual(PROGRAMS_TO_START.flatMap(({ apt }) => apt));
});

it('copies only what there is', () => {
  const copied = valuesOf('COPY')
    .filter((line) => line.startsWith('--from=build'))
    .flatMap((line) => line.split(' ').slice(1, -1))
    .map((path) => path.replace('/tarima/', ''));
  const allowed = read('.dockerignore').match(/(?<=^!)\S+/gmu) ?? [];
  const ran = steps.concat(valuesOf('CMD').join(' ')).match(/(?:scripts|apps)\/[\w/-]+\.m?[jt]s/gu);
  // Two of them come into being in the image.
  const sources = [...copied, ...allowed, ...(ran ?? [])]
    .filter((path) => path !== 'node_modules')
    .map((path) => path.replace(/\/dist$/u, ''));
  expect(sources).toContain('apps/server/src/main.ts');
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const roots = copied.map((path) => path.split('/')[0]).filter((path) => path !== 'node_modules');
  expect(allowed).toEqual(expect.arrayContaining(roots));
});

it('has only known settings with good values', () => {
  expect(unknownSettings(imageEnvironment)).toEqual([]);
  const { host, dataFolder } = settingsOf(imageEnvironment);
  expect([host, dataFolder]).toEqual(['0.0.0.0', ...valuesOf('VOLUME')]);
});

it('opens the studio’s usual port, and asks the health address there', () => {
  const { port } = settingsOf({});
  expect(valuesOf('EXPOSE')).toEqual([`${port}`]);
  const [check = ''] = valuesOf('HEALTHCHECK');
  const [, usual, path] = /PORT \|\| (\d+)\}(\/\w+)`/u.exec(check) ?? [];
  expect(usual).toBe(`${port}`);
  expect(read('apps/server/src/routes/health.ts')).toContain(`app.get('${path}'`);
});

it('does not run as root', () => {
  const users = instructions.filter(({ name }) => name === 'USER');
  expect(users.map(({ rest }) => Number(rest))).toEqual([expect.toSatisfy((id) => id > 0)]);
});
