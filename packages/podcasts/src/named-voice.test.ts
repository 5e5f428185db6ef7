import { PODCAST_VOICES, type Voice } from '@tarima/contract';
import { expect, it } from 'vitest';
import { namedVoice } from './named-voice.ts';

const voice = (voice_id: string, change: Partial<Voice> = {}): Voice => ({
  voice_id,
  voice_name: voice_id,
  language: 'Español',
  language_code: 'es',
  locale: 'es-ES',
  gender: 'female',
  style: 'professional',
  accent_type: 'adaptive',
  support_locale: false,
  support_pause: true,
  is_natural: true,
  emotion_support: false,
  preview_audio: '',
  ...change,
});

it('is the one of that name, in the accent of all episodes if it has accents', () => {
  const voices = [voice('openai-es-nova'), voice('openai-es-alloy', { support_locale: true })];
  expect(namedVoice(voices, 'alloy', 'es')).toEqual({
    voiceId: 'openai-es-alloy',
    locale: 'es_MX',
  });
  expect(namedVoice(voices, 'nova', 'es')?.locale).toBe('es-ES');
});

it('else is one of its gender, native speakers first; undefined without any', () => {
  const voices = [voice('eleven-es-a'), voice('eleven-es-b', { accent_type: 'native' })];
  expect(namedVoice(voices, 'nova', 'es')?.voiceId).toBe('eleven-es-a');
  expect(namedVoice(voices, 'alloy', 'es')?.voiceId).toBe('eleven-es-b');
  expect(namedVoice(voices, 'echo', 'es')).toBeUndefined();
});

it('is not the one of that name if it has the other gender', () => {
  const voices = [voice('openai-es-echo'), voice('openai-es-bob', { gender: 'male' })];
  expect(namedVoice(voices, 'echo', 'es')?.voiceId).toBe('openai-es-bob');
});

const natural = (id: string, gender: Voice['gender'], locale = 'es-ES') =>
  voice(`neural-es-${id}`, { gender, locale });

it('is another one for each of the six names, three women and three men', () => {
  const women = ['a-0', 'a-1', 'a-2', 'a-3'].map((id) => natural(id, 'female'));
  const men = ['a-4', 'a-5', 'a-6'].map((id) => natural(id, 'male'));
  const voices = [...men, ...women];
  const ids = PODCAST_VOICES.map((name) => namedVoice(voices, name, 'es')?.voiceId);
  expect(new Set(ids).size).toBe(6);
  const genders = ids.map((id) => voices.find(({ voice_id }) => voice_id === id)?.gender);
  expect(genders).toEqual(['female', 'male', 'male', 'male', 'female', 'female']);
});

it('is of the country of most others, so that two speakers share their accent', () => {
  const voices = [
    natural('a', 'female', 'es-AR'),
    natural('b', 'female', 'es-MX'),
    natural('c', 'male', 'es-MX'),
  ];
  expect(namedVoice(voices, 'alloy', 'es')?.voiceId).toBe('neural-es-b');
  expect(namedVoice(voices, 'nova', 'es')?.voiceId).toBe('neural-es-a');
});

it('is shared by names where there are fewer voices', () => {
  const voices = [natural('a', 'female'), natural('b', 'male')];
  const idOf = (name: 'alloy' | 'nova' | 'echo') => namedVoice(voices, name, 'es')?.voiceId;
  expect([idOf('alloy'), idOf('nova'), idOf('echo')]).toEqual([
    'neural-es-a',
    'neural-es-a',
    'neural-es-b',
  ]);
});
