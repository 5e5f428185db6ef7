import type { Voice } from '@tarima/contract';
import { expect, test } from 'vitest';
import { supportsAccent, usableVoices } from './usable-voices.ts';

const voice: Voice = {
  voice_id: 'v1',
  voice_name: 'Lucía',
  language: 'Español',
  language_code: 'es',
  locale: 'es-MX',
  gender: 'female',
  style: 'warm',
  accent_type: 'adaptive',
  support_locale: true,
  support_pause: true,
  is_natural: false,
  emotion_support: false,
  preview_audio: '/preview',
};

test.each([
  ['gender', { gender: 'unknown' }],
  ['language', { language: 'unknown' }],
  ['style', { style: 'unknown' }],
  ['style, in any spelling', { style: 'Unknown' }],
  ['style at all', { style: '' }],
] as const)('leaves out a voice of unknown %s', (_what, change) => {
  expect(usableVoices([{ ...voice, ...change }, voice])).toEqual([voice]);
});

test('offers accents for Spanish voices with locales only', () => {
  expect(supportsAccent(voice)).toBe(true);
  expect(supportsAccent({ ...voice, support_locale: false })).toBe(false);
  expect(supportsAccent({ ...voice, language: 'Português' })).toBe(false);
});
