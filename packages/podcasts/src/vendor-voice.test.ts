import type { Voice } from '@tarima/contract';
import { expect, it } from 'vitest';
import { vendorVoice } from './vendor-voice.ts';

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
  expect(vendorVoice(voices, 'alloy', 'es')).toEqual({
    voiceId: 'openai-es-alloy',
    locale: 'es_MX',
  });
  expect(vendorVoice(voices, 'nova', 'es')?.locale).toBe('es-ES');
});

it('else is one of its gender, native speakers first; undefined without any', () => {
  const voices = [voice('eleven-es-a'), voice('eleven-es-b', { accent_type: 'native' })];
  expect(vendorVoice(voices, 'nova', 'es')?.voiceId).toBe('eleven-es-a');
  expect(vendorVoice(voices, 'alloy', 'es')?.voiceId).toBe('eleven-es-b');
  expect(vendorVoice(voices, 'echo', 'es')).toBeUndefined();
});
