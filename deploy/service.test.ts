import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read, root, settingsOf, unknownSettings } from './known-settings.ts';

const unit = read('deploy/tarima.service');
const valuesOf = (name: string) =>
  [...unit.matchAll(/^(\w+)=(.*)$/gmu)]
    .filter(([, each]) => each === name)
    .map(([, , value = '']) => value);

it('has only known settings with good values, and keeps its data where systemd makes it a folder', () => {
  const environment = Object.fromEntries(valuesOf('Environment').map((pair) => pair.split('=')));
  expect(unknownSettings(environment)).toEqual([]);
  expect(settingsOf(environment).dataFolder).toBe(`/var/lib/${valuesOf('StateDirectory')}`);
  expect(environment.NODE_COMPILE_CACHE).toContain(`/var/cache/${valuesOf('CacheDirectory')}/`);
});

it('starts the server', () => {
  const [, program] = valuesOf('ExecStart')[0]?.split(' ') ?? [];
  expect(existsSync(join(root, program ?? ''))).toBe(true);
});

const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;

it.runIf(canVerify)('is a unit in which systemd finds no fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarima-unit-'));
  const path = join(folder, 'tarima.service');
  writeFileSync(path, unit.replaceAll('/opt/tarima', root));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, '']);
});
