import type { Voice } from '@tarima/contract';
import { expect, it } from 'vitest';
import { hasTwoVoices, modelOf } from './podcast-cast.ts';

const natural = (speaker: number, gender: Voice['gender'], language = 'es'): Voice => ({
  voice_id: `neural-${language}-one-${speaker}`,
  voice_name: `${speaker}`,
  language: 'Español',
  language_code: language,
  locale: 'es-ES',
  gender,
  style: 'warm',
  accent_type: 'native',
  support_locale: false,
  support_pause: true,
  is_natural: true,
  emotion_support: false,
  preview_audio: '',
});
const NAMES = { ttsVoiceHost: 'alloy', ttsVoiceGuest: 'echo' } as const;
const PAIR = [natural(0, 'female'), natural(1, 'male')];

it('is of natural voices where two are there in the language, else of plain ones', () => {
  expect(modelOf(NAMES, 'Spanish', PAIR)).toBe('neural');
  expect(modelOf(NAMES, 'French', PAIR)).toBe('local');
  expect(modelOf(NAMES, 'Spanish', [])).toBe('local');
});

it('is of plain voices where both names would share a natural one', () => {
  const women = { ttsVoiceHost: 'alloy', ttsVoiceGuest: 'nova' } as const;
  expect(modelOf(women, 'Spanish', PAIR)).toBe('local');
  expect(modelOf({ ...women, ttsModel: 'neural' }, 'Spanish', PAIR)).toBe('neural');
});

it('needs two voices for a conversation', () => {
  expect(hasTwoVoices('neural', 'Spanish', PAIR)).toBe(true);
  expect(hasTwoVoices('neural', 'Spanish', PAIR.slice(1))).toBe(false);
  expect(hasTwoVoices('local', 'Italian', [])).toBe(true);
});
