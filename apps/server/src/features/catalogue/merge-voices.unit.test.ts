import type { Voice } from '@tarima/contract';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from '#server/kit/log.ts';
import { mergeVoices } from './merge-voices.ts';

const voice = (voice_id: string, more: Partial<Voice> = {}): Voice => ({
  voice_id,
  voice_name: voice_id,
  language: 'Español',
  language_code: 'es',
  locale: 'es-MX',
  gender: 'female',
  style: 'warm',
  accent_type: 'native',
  support_locale: false,
  support_pause: true,
  is_natural: false,
  emotion_support: false,
  preview_audio: '',
  ...more,
});

let now = 0;
let asked = 0;
let isBroken = false;
const vendor = {
  id: 'vendor',
  async voices() {
    asked += 1;
    if (isBroken) throw new Error('unreachable');
    return [voice(`vendor-${asked}`)];
  },
};
const local = { id: 'local', voices: async () => [voice('local-a')] };
const merged = () =>
  mergeVoices(
    () => [local, vendor],
    createLog('silent'),
    () => now,
  );
const idsOf = (voices: Voice[]) => voices.map(({ voice_id }) => voice_id);

beforeEach(() => {
  now = 0;
  asked = 0;
  isBroken = false;
});

it('merges every source in order, and asks a vendor once', async () => {
  const voices = merged();
  const both = await Promise.all([voices.list(), voices.list()]);
  expect(both.map(idsOf)).toEqual([
    ['local-a', 'vendor-1'],
    ['local-a', 'vendor-1'],
  ]);
  expect(asked).toBe(1);
});

it('refreshes on request at once, and after ten minutes in the background', async () => {
  const voices = merged();
  await voices.list();
  expect(idsOf(await voices.list(true))).toContain('vendor-2');
  now += 11 * 60_000;
  expect(idsOf(await voices.list())).toContain('vendor-2');
  await expect.poll(async () => idsOf(await voices.list())).toContain('vendor-3');
});

it('asks the voices of this machine every time, since models come and go', async () => {
  let here = [voice('neural-a')];
  const source = { id: 'neural', isHere: true, voices: async () => here };
  const voices = mergeVoices(
    () => [source],
    createLog('silent'),
    () => now,
  );
  expect(idsOf(await voices.list())).toEqual(['neural-a']);
  here = [];
  expect(await voices.list()).toEqual([]);
});

it('keeps the known voices while a vendor fails', async () => {
  const voices = merged();
  isBroken = true;
  expect(idsOf(await voices.list())).toEqual(['local-a']);
  isBroken = false;
  now += 2 * 60_000;
  await voices.list();
  await expect.poll(async () => idsOf(await voices.list())).toEqual(['local-a', 'vendor-2']);
  isBroken = true;
  expect(idsOf(await voices.list(true))).toEqual(['local-a', 'vendor-2']);
});

it('leaves out voices of unknown gender, language or style', async () => {
  const odd = {
    id: 'odd',
    voices: async () => [
      voice('odd-a', { gender: 'unknown' }),
      voice('odd-b', { language: 'unknown' }),
      voice('odd-c', { style: 'unknown' }),
      voice('odd-d', { style: '' }),
      voice('odd-e'),
    ],
  };
  expect(idsOf(await mergeVoices(() => [odd], createLog('silent')).list())).toEqual(['odd-e']);
});
