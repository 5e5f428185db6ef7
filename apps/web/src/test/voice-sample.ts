import type { Voice } from '@tarima/contract';

/** A free Spanish voice of the studio, with changes. */
export const voiceSample = (change: Partial<Voice> = {}): Voice => ({
  voice_id: 'alba',
  voice_name: 'Alba',
  language: 'Español',
  language_code: 'es',
  locale: 'es-MX',
  gender: 'female',
  style: 'cálida',
  accent_type: 'adaptive',
  support_locale: true,
  support_pause: true,
  is_natural: false,
  emotion_support: false,
  preview_audio: '/alba.mp3',
  ...change,
});
