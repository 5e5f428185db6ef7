import { type Voice, videoSettingsSchema } from '@tarima/contract';
import { describe, expect, test } from 'vitest';
import {
  type Choices,
  canGenerate,
  completedSteps,
  generationRequest,
  isLocked,
  nextStep,
  previousStep,
  requiredSteps,
  settingsWithVoice,
} from './wizard-rules.ts';

const spanish: Voice = {
  voice_id: 'lucia',
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
const english: Voice = {
  ...spanish,
  voice_id: 'kate',
  language: 'English',
  language_code: 'en',
  locale: 'en-US',
};

const choices = (
  settings: object,
  voice?: Voice,
  language: Choices['language'] = 'es',
): Choices => ({
  settings: videoSettingsSchema.parse(settings),
  voice,
  language,
});

const nothing = choices({});
const presenter = choices({ presenter: 'ana' });
const withSpanish = choices({ presenter: 'ana', voice: 'lucia' }, spanish);
const withAccent = choices({ presenter: 'ana', voice: 'lucia', locale: 'es_AR' }, spanish);
const withEnglish = choices({ presenter: 'ana', voice: 'kate', locale: 'en-US' }, english);

describe('locked steps', () => {
  test('the voice waits for the presenter', () => {
    expect(isLocked('avatar', nothing)).toBe(false);
    expect(isLocked('voice', nothing)).toBe(true);
    expect(isLocked('voice', presenter)).toBe(false);
  });
  test('the accent waits for a Spanish voice with locales', () => {
    expect(isLocked('accent', presenter)).toBe(true);
    expect(isLocked('accent', withSpanish)).toBe(false);
    expect(isLocked('accent', withEnglish)).toBe(true);
    expect(
      isLocked('accent', choices({ presenter: 'ana' }, { ...spanish, support_locale: false })),
    ).toBe(true);
  });
  test('a template replaces the presenter in a video without one', () => {
    expect(isLocked('voice', choices({ videoMode: 'stock', presenter: 'ana' }))).toBe(true);
    expect(isLocked('voice', choices({ videoMode: 'stock', templateId: 'board' }))).toBe(false);
  });
});

describe('progress', () => {
  test.each([
    ['nothing', nothing, 0, 3],
    ['a presenter', presenter, 1, 3],
    ['a Spanish voice', withSpanish, 2, 3],
    ['an accent', withAccent, 3, 3],
    ['an English voice', withEnglish, 2, 2],
    ['nothing yet in English', choices({}, undefined, 'en'), 0, 2],
    [
      'a presenter and no voice yet in Portuguese',
      choices({ presenter: 'ana' }, undefined, 'pt'),
      1,
      2,
    ],
  ])('%s', (_what, chosen, done, required) => {
    expect(completedSteps(chosen)).toHaveLength(done);
    expect(requiredSteps(chosen)).toHaveLength(required);
    expect(canGenerate(chosen)).toBe(done === required);
  });
  test('a voice without its presenter is not enough', () => {
    expect(canGenerate(choices({ voice: 'kate' }, english))).toBe(false);
  });
});

test('next moves only where allowed, back moves one step', () => {
  expect(nextStep('avatar', nothing)).toBeUndefined();
  expect(nextStep('avatar', presenter)).toBe('voice');
  expect(nextStep('voice', withSpanish)).toBe('accent');
  expect(nextStep('voice', withEnglish)).toBeUndefined();
  expect(nextStep('accent', withAccent)).toBeUndefined();
  expect(previousStep('accent')).toBe('voice');
  expect(previousStep('avatar')).toBeUndefined();
});

describe('choosing a voice', () => {
  test('keeps an accent that the new voice can speak', () => {
    const other = { ...spanish, voice_id: 'diego' };
    expect(settingsWithVoice(withAccent.settings, other)).toMatchObject({
      voice: 'diego',
      locale: 'es_AR',
    });
  });
  test('takes the voice’s own locale where no accent can be chosen', () => {
    expect(settingsWithVoice(withAccent.settings, english).locale).toBe('en-US');
  });
  test('takes the recommended accent when coming from another language', () => {
    expect(settingsWithVoice(withEnglish.settings, spanish).locale).toBe('es_MX');
  });
});

describe('the request', () => {
  const projectId = '5f3d1c9e-8a3b-4c1f-9a51-0d2f6a7e4b11';
  test('carries the presenter in avatar mode only', () => {
    expect(generationRequest(projectId, withAccent.settings)).toEqual({
      projectId,
      videoMode: 'avatar',
      avatarId: 'ana',
      voiceId: 'lucia',
      locale: 'es_AR',
    });
  });
  test('carries the template in stock mode only', () => {
    const stock = choices({
      videoMode: 'stock',
      presenter: 'ana',
      templateId: 'night',
      voice: 'v',
    });
    expect(generationRequest(projectId, stock.settings)).toEqual({
      projectId,
      videoMode: 'stock',
      templateId: 'night',
      voiceId: 'v',
      locale: 'es-ES',
    });
  });
});
