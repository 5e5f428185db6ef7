import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speakCached } from './clip-cache.ts';
import { SpeechError } from './speech-error.ts';
import type { SpeechModel } from './speech-model.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-clips-'));
  await mkdir(join(folder, 'paid'));
  return () => rm(folder, { recursive: true, force: true });
});

let spoken: string[] = [];
let fails = 0;
const vendor: SpeechModel = {
  id: 'vendor',
  version: () => '1',
  isPaid: true,
  get clipsFolder() {
    return join(folder, 'paid');
  },
  pieces: (text) => text.split(/(?<=\.) /u),
  voices: async () => [],
  async speak({ text }) {
    spoken.push(text);
    if (fails-- > 0) throw new SpeechError('SPEECH_BUSY', 'busy', { retryable: true });
    const samples = new Int16Array(24_000).fill(5_000);
    const words = text.split(' ').map((word, index) => ({
      text: word,
      start: index / 4,
      end: (index + 1) / 4,
    }));
    const visemes = [{ viseme: 'rest' as const, start: 0 }];
    return { samples, sampleRate: 24_000, words, visemes, warnings: [] };
  },
  close: async () => undefined,
};
afterEach(() => {
  spoken = [];
  fails = 0;
});
const say = (text: string) =>
  speakCached(vendor, { text, voiceId: 'vendor-es-a' }, join(folder, 'cache'));

describe('clips that were paid for', () => {
  it('are bought once, also for two requests at once', async () => {
    const [one, other] = await Promise.all([say('Hola a todos.'), say('Hola a todos.')]);
    expect({ ...other, read: one.read }).toEqual(one);
    await say('Hola a todos.');
    expect(spoken).toHaveLength(1);
  });

  it('are requested again by the second caller if the first was refused', async () => {
    fails = 1;
    const both = await Promise.allSettled([say('Hola.'), say('Hola.')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('are kept outside the cache, which may be deleted', async () => {
    await say('Hola a todos.');
    expect(await readdir(folder)).toEqual(['paid']);
    expect(await readdir(join(folder, 'paid'))).toEqual([
      expect.stringMatching(/^clip-\w+\.bin$/u),
    ]);
  });

  it('are kept piece by piece for a text longer than a request', async () => {
    const whole = await say('Uno dos. Tres cuatro.');
    expect(spoken).toEqual(['Uno dos.', 'Tres cuatro.']);
    expect(whole.words.map(({ text }) => text).join(' ')).toBe('Uno dos. Tres cuatro.');
    expect(whole.words[2]?.start).toBeCloseTo(1.35);
    expect(whole).toHaveLength(24_000 * 2.35);
    await say('Uno dos. Cinco seis.');
    expect(spoken).toHaveLength(3);
    expect((await say('Uno dos. Tres cuatro.')).key).toBe(whole.key);
  });

  it('keep the text out of errors', async () => {
    const silent = {
      ...vendor,
      speak: async () => ({
        ...(await vendor.speak({ text: 'a', voiceId: '' })),
        samples: new Int16Array(24_000),
      }),
    };
    const failure = speakCached(silent, { text: 'secreto', voiceId: 'vendor-es-a' }, folder);
    await expect(failure).rejects.toThrow(/level 0 for 1 words/u);
    await expect(failure).rejects.not.toThrow(/secreto/u);
  });
});

describe('pronunciations', () => {
  const sayAs = (text: string, ...pronunciations: { written: string; said: string }[]) =>
    speakCached(vendor, { text, voiceId: 'vendor-es-a', pronunciations }, join(folder, 'cache'));
  const TARIMA = { written: 'Tarima', said: 'ta rima' };

  it('that a text does not need leave its clip as it was', async () => {
    const { key } = await say('Hola a todos.');
    expect((await sayAs('Hola a todos.', TARIMA)).key).toBe(key);
    expect(spoken).toHaveLength(1);
  });

  it('that a text needs make a clip of their own', async () => {
    const plain = await say('Hola, Tarima.');
    const told = await sayAs('Hola, Tarima.', TARIMA, { written: 'nadie', said: 'nada' });
    const again = await sayAs('Hola, Tarima.', { ...TARIMA, written: 'TARIMA' });
    const other = await sayAs('Hola, Tarima.', { ...TARIMA, said: 'tari ma' });
    expect(told.key).not.toBe(plain.key);
    expect([again.key, other.key === told.key]).toEqual([told.key, false]);
    expect(spoken).toHaveLength(3);
  });
});
