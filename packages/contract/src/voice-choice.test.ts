import { expect, it } from 'vitest';
import { absenceOf, defaultVoice, naturalFirst } from './voice-choice.ts';
import type { Voice } from './voices.ts';

const voice = (voice_id: string, change: Partial<Voice> = {}): Voice => ({
  voice_id,
  voice_name: voice_id,
  language: 'Español',
  language_code: 'es',
  locale: 'es-ES',
  gender: 'female',
  style: 'warm',
  accent_type: 'native',
  support_locale: false,
  support_pause: true,
  is_natural: true,
  emotion_support: false,
  preview_audio: '',
  ...change,
});
const PLAIN = voice('local-es-lucia', { is_natural: false });
const NATURAL = voice('neural-es-one-0');
const ENGLISH = voice('neural-en-one-0', { language: 'English', language_code: 'en' });
const PAID = voice('openai-es-nova', { vendor: 'openai', character_price: 15 });
const OWN_SERVER = voice('openai-es-own', { vendor: 'own-server', character_price: null });
const PRESENTERS = voice('heygen-1', { presenter_provider: 'heygen' });

it('is a natural voice of this machine by default, else a plain one', () => {
  const all = [PRESENTERS, PAID, OWN_SERVER, PLAIN, ENGLISH, NATURAL];
  expect(defaultVoice(all, 'es')).toBe(NATURAL);
  expect(defaultVoice([ENGLISH, PAID, PLAIN], 'es')).toBe(PLAIN);
});

it('has the gender of the presenter if there is such a voice, and is natural all the same', () => {
  const man = voice('neural-es-two-0', { gender: 'male' });
  const plainMan = voice('local-es-mateo', { is_natural: false, gender: 'male' });
  expect(defaultVoice([NATURAL, man, PLAIN, plainMan], 'es', 'male')).toBe(man);
  expect(defaultVoice([NATURAL, man], 'es', 'female')).toBe(NATURAL);
  expect(defaultVoice([PLAIN, plainMan], 'es', 'male')).toBe(plainMan);
  expect(defaultVoice([NATURAL, PLAIN, plainMan], 'es', 'male')).toBe(NATURAL);
  expect(defaultVoice([NATURAL, man], 'es', 'unknown')).toBe(NATURAL);
});

it('is never one that costs money or speaks another language by default', () => {
  expect(defaultVoice([PAID, OWN_SERVER, PRESENTERS, ENGLISH], 'es')).toBeUndefined();
});

it('is offered before plain ones if it is natural, and first if it is of this machine', () => {
  expect(naturalFirst([PLAIN, PAID, PRESENTERS, NATURAL])).toEqual([
    NATURAL,
    PAID,
    PRESENTERS,
    PLAIN,
  ]);
});

it('is gone if its model could be removed, else unknown', () => {
  expect(absenceOf('neural-es-one-0')).toBe('VOICE_GONE');
  expect(absenceOf('local-es-nobody')).toBe('VOICE_UNKNOWN');
});
