import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings/env.ts';
import { placeEmbedded } from '#server/test/test-database.ts';
import { listed, packTinyModel } from '#server/test/voice-model-studio.ts';
import { lockDataFolder } from '#server/wiring/data-folder.ts';
import { startArchiveServer } from '../../../../test/vendors/archive-server.ts';
import { runCommandLine } from './run-command-line.ts';

let folder: string;
let archives: Awaited<ReturnType<typeof startArchiveServer>>;
const locks: ReturnType<typeof lockDataFolder>[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-cli-voices-'));
  await placeEmbedded(join(folder, 'data/cli'));
  const packed = await packTinyModel('tiny');
  archives = await startArchiveServer({ '/tiny.tar.gz': packed.archive });
  const entries = [
    listed(packed, archives.address),
    listed({ ...packed, entry: { ...packed.entry, id: 'large' } }, archives.address, {
      bytes: 250 * 1024 ** 2,
    }),
  ];
  await writeFile(join(folder, 'models.json'), JSON.stringify(entries));
});
afterEach(endOthers);
afterAll(async () => {
  await archives.close();
  await rm(folder, { recursive: true });
});

/** Runs the command beside others, and collects its words as they come. */
function type(...args: string[]) {
  const told = { out: '', err: '' };
  const settings = () =>
    readSettings({
      INIT_CWD: folder,
      STUDIO_DATA_DIR: join(folder, 'data'),
      STUDIO_VOICE_CATALOGUE: join(folder, 'models.json'),
    });
  const code = runCommandLine(['voices', ...args], settings, {
    out: (text) => {
      told.out += `${text}\n`;
    },
    err: (text) => {
      told.err += `${text}\n`;
    },
    isWatched: false,
    ask: async () => null,
  });
  return { told, code };
}

/** Another command that is at work. */
const startOther = () => void locks.push(lockDataFolder(join(folder, 'data/cli')));

function endOthers() {
  for (const lock of locks.splice(0)) lock.release();
}

describe('npm run tarima -- voices', () => {
  it('lists models with their true sizes while another command is at work', async () => {
    startOther();
    const { told, code } = type();
    expect(await code).toBe(0);
    expect(told.out).toMatch(/^tiny {2}– can be fetched\n.*Voices of tiny · .* · [\d.]+\u00a0kB/mu);
    expect(told.out).toMatch(/^large .*\n.* · 250\u00a0MB/mu);
  });

  it('shows a licence while another command is at work', async () => {
    startOther();
    const { told, code } = type('licence', 'tiny');
    expect(await code).toBe(0);
    expect(told.out).toMatch(/^CC0-1\.0\n\n.*\S/su);
  });

  it.each(['fetch', 'licence', 'try', 'remove'])(
    'says that there is no such model: %s',
    async (action) => {
      startOther();
      const { told, code } = type(action, 'nope');
      expect(await code).toBe(2);
      expect(told.err).toContain('no voice model "nope"');
      expect(told.err).toContain('npm run tarima -- voices\n');
    },
  );

  it('says at once that it waits for another command, and goes on after it', async () => {
    startOther();
    const { told, code } = type('fetch', 'tiny', '--accept-licence');
    await expect.poll(() => told.err).toContain('Another command is at work');
    expect(archives.calls).toEqual([]);
    endOthers();
    expect(await code).toBe(0);
    expect(told.out).toContain('Voices of tiny is here.');
    const after = type();
    expect(await after.code).toBe(0);
    expect(after.told.out).toMatch(/^tiny {2}✓ here, /mu);
  });

  it('says that a model is not here in place of removing it', async () => {
    const { told, code } = type('remove', 'large');
    expect(await code).toBe(0);
    expect(told.out).toContain('large is not here.');
  });
});
