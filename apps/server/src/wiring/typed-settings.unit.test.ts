import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSealing } from '#server/kit/sealing.ts';
import { writeSettingsCopy } from '#server/live/settings-copy.ts';
import { readSettings } from '#server/settings/env.ts';
import { readTypedSettings, withTypedSettings } from './typed-settings.ts';

const KEY = 'the key of a studio, with 32 characters or more';
const dataFolder = mkdtempSync(join(tmpdir(), 'tarima-typed-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));
const settingsWith = (environment: NodeJS.ProcessEnv = {}) =>
  readSettings({ STUDIO_DATA_DIR: dataFolder, ...environment });
const givenWith = (environment: NodeJS.ProcessEnv) =>
  withTypedSettings(settingsWith(environment)).given;

it('the shell has none before the studio has kept any, or without its key', () => {
  expect(givenWith({ STUDIO_SETTINGS_KEY: KEY })).toEqual({});
  const sealed = createSealing(KEY).seal('LLM_MODEL', 'small');
  writeSettingsCopy(dataFolder, [{ name: 'LLM_MODEL', sealed }]);
  expect(readTypedSettings(settingsWith())).toEqual({ values: {}, unreadable: [] });
  const other = { STUDIO_SETTINGS_KEY: 'the key of another studio, 32 characters' };
  expect(readTypedSettings(settingsWith(other)).unreadable).toEqual(['LLM_MODEL']);
  expect(givenWith(other)).toEqual({});
});

it('the shell works by typed settings, under those of the environment', () => {
  const { seal } = createSealing(KEY);
  const typed = { LLM_MODEL: 'small', LLM_API_KEY: 'sk-typed', ELEVENLABS_API_KEY: 'el' } as const;
  writeSettingsCopy(
    dataFolder,
    (['LLM_MODEL', 'LLM_API_KEY', 'ELEVENLABS_API_KEY'] as const).map((name) => ({
      name,
      sealed: seal(name, typed[name]),
    })),
  );
  // The file that the studio makes where no variable gives a key.
  writeFileSync(join(dataFolder, 'settings-key'), KEY);
  expect(givenWith({ LLM_API_KEY: 'sk-given' })).toEqual({ ...typed, LLM_API_KEY: 'sk-given' });
});

it('a broken copy counts as none', () => {
  writeFileSync(join(dataFolder, 'typed-settings.json'), '{"half":');
  expect(givenWith({ LLM_MODEL: 'none' })).toEqual({ LLM_MODEL: 'none' });
});
