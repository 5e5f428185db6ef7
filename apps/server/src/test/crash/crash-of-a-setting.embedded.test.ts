import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SettingField, StudioConfig } from '@tarima/contract';
import { afterAll, expect, it } from 'vitest';
import { runCommandLine } from '#server/cli/run-command-line.ts';
import { readSettings } from '#server/settings/env.ts';
import {
  hangs,
  says,
  startLanguageModelServer,
} from '../../../../../test/vendors/language-model-server.ts';
import { LONGEST_CRASH_TEST_MS, useCrashServer } from './crash-server.ts';

const KEY = 'sk-private-c7d2';
let model: Awaited<ReturnType<typeof startLanguageModelServer>>;
const crashServer = useCrashServer(async () => {
  model = await startLanguageModelServer({ key: KEY });
  return { LOG_LEVEL: 'debug' };
});
afterAll(() => model.close());

const isSetUp = async () =>
  (await crashServer().server.get<StudioConfig>('/api/v1/config')).hasLanguageModel;

it(
  'a stored key survives the death of the server, and is nowhere as it was typed',
  async () => {
    const { server, dataFolder } = crashServer();
    const group = '/api/v1/settings/groups/language-model';
    const values = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small', LLM_API_KEY: KEY };
    model.will(hangs);
    const broken = server.put(group, { values }).catch(() => null);
    await model.asked(1);
    await server.kill();
    await broken;
    await server.start();
    expect(await isSetUp()).toBe(false);
    model.will(says({ sum: 42 }));
    await server.put(group, { values });
    await server.kill();
    const said = server.output();
    await server.start();
    expect(await isSetUp()).toBe(true);
    const { fields } = await server.get<{ fields: SettingField[] }>('/api/v1/settings/fields');
    expect(fields.find(({ name }) => name === 'LLM_MODEL')?.value).toBe('small');
    await server.kill();
    expect(said + server.output()).not.toContain(KEY);
    for (const entry of await readdir(dataFolder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const bytes = await readFile(join(entry.parentPath, entry.name));
      expect(bytes.includes(KEY), entry.name).toBe(false);
    }
    for (const name of ['settings-key', 'typed-settings.json']) {
      expect((await stat(join(dataFolder, name))).mode & 0o777).toBe(0o600);
    }
    const lines: string[] = [];
    const say = (text: string) => void lines.push(text);
    const terminal = { out: say, err: say, isWatched: false, ask: async () => null };
    const doctor = (more: NodeJS.ProcessEnv) =>
      runCommandLine(
        ['doctor'],
        () => readSettings({ STUDIO_DATA_DIR: dataFolder, ...more }),
        terminal,
      );
    await doctor({});
    expect(lines.join('\n')).toMatch(/✓ Settings .*LLM_API_KEY, LLM_BASE_URL, LLM_MODEL/u);
    lines.length = 0;
    await doctor({ STUDIO_SETTINGS_KEY: 'another key, of 32 characters or more' });
    expect(lines.join('\n')).toMatch(/– Settings .*STUDIO_SETTINGS_KEY/u);
  },
  LONGEST_CRASH_TEST_MS,
);
