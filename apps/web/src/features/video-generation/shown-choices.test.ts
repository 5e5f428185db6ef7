import { type Voice, videoSettingsSchema } from '@tarima/contract';
import { describe, expect, test } from 'vitest';
import { avatarSample } from '#web/test/avatar-sample.ts';
import { voiceSample } from '#web/test/voice-sample.ts';
import { changedSettings, type Offer, shownChoices } from './shown-choices.ts';
import { canGenerate } from './wizard-rules.ts';

const LUCIA = avatarSample();
const OMAR = avatarSample({ avatar_id: 'omar', avatar_name: 'Omar', gender: 'male' });
const CARMEN = avatarSample({
  avatar_id: '11111111-1111-4111-8111-111111111111',
  category: 'own',
  portrait: {
    ...{ name: 'Carmen', picture: 'c'.repeat(64), mediaType: 'image/jpeg' },
    ...{ width: 900, height: 1200 },
  },
});
const BRANDON = avatarSample({ avatar_id: 'heygen-b', provider: 'heygen' });

const PLAIN = voiceSample();
const PLAIN_MAN = voiceSample({ voice_id: 'mateo', gender: 'male' });
const NATURAL = voiceSample({
  ...{ voice_id: 'neural-es-one-0', locale: 'es-ES', support_locale: false, is_natural: true },
});
const NATURAL_MAN: Voice = { ...NATURAL, voice_id: 'neural-es-one-1', gender: 'male' };
const ENGLISH = voiceSample({
  ...{ voice_id: 'kate', language: 'English', language_code: 'en', locale: 'en-US' },
});

const offer = (change: Partial<Offer> = {}): Offer => ({
  avatars: [CARMEN, BRANDON, LUCIA, OMAR],
  voices: [NATURAL, NATURAL_MAN, PLAIN, PLAIN_MAN, ENGLISH],
  language: 'es',
  ...change,
});
const stored = (saved: object, lastUsed: object | null = null) => ({
  saved: videoSettingsSchema.parse(saved),
  lastUsed: lastUsed && videoSettingsSchema.parse(lastUsed),
});
const shown = (saved: object, change: Partial<Offer> = {}) =>
  shownChoices(stored(saved), offer(change));

describe('a project without choices', () => {
  test('has the studio’s best presenter, their natural voice, and is ready to generate', () => {
    const choices = shown({});
    expect(choices.settings).toMatchObject({
      presenter: 'lucia',
      presenterImage: '/lucia.png',
      voice: 'neural-es-one-0',
      locale: 'es-ES',
    });
    expect(canGenerate(choices)).toBe(true);
  });
  test('has a plain voice and the recommended accent where there is no natural one', () => {
    const choices = shown({}, { voices: [PLAIN_MAN, PLAIN] });
    expect(choices.settings).toMatchObject({ voice: 'alba', locale: 'es_MX' });
    expect(canGenerate(choices)).toBe(true);
  });
  test('is never presented by a real person or a vendor’s presenter', () => {
    const choices = shown({}, { avatars: [CARMEN, BRANDON] });
    expect(choices.settings.presenter).toBe('');
    expect(canGenerate(choices)).toBe(false);
  });
  test('has the first template without a presenter', () => {
    const choices = shown({ videoMode: 'stock' });
    expect(choices.settings.templateId).toBe('clean');
    expect(canGenerate(choices)).toBe(true);
  });
  test('adds nothing while the lists load', () => {
    expect(shown({}, { avatars: undefined }).settings).toMatchObject({ presenter: '', voice: '' });
    expect(shown({}, { voices: undefined }).voice).toBeUndefined();
  });
});

describe('choices of the project', () => {
  test('stay as they are', () => {
    const choices = shown({ presenter: 'omar', voice: 'alba', locale: 'es_AR' });
    expect(choices).toMatchObject({
      settings: { presenter: 'omar', voice: 'alba', locale: 'es_AR' },
      voice: PLAIN,
      isPresenterGone: false,
      isVoiceGone: false,
    });
    expect(choices.base).toEqual(choices.settings);
  });
  test('keep a vendor’s presenter that its list lacks for a while', () => {
    const choices = shown({ presenter: 'heygen-x', voice: 'alba' }, { avatars: [LUCIA] });
    expect(choices.settings.presenter).toBe('heygen-x');
  });
  test('lose a person who was removed, whose place nobody takes', () => {
    const presenter = '22222222-2222-4222-8222-222222222222';
    const choices = shown({ presenter, voice: 'alba', locale: 'es_MX' });
    expect(choices).toMatchObject({ settings: { presenter: '' }, isPresenterGone: true });
    expect(canGenerate(choices)).toBe(false);
    const changed = changedSettings(choices, { resolution: '1080p' }, offer());
    expect(changed).toMatchObject({ presenter, resolution: '1080p' });
  });
  test('have another voice in place of a removed one, a plain one if need be', () => {
    const gone = { presenter: 'lucia', voice: 'neural-es-gone-0' };
    const choices = shown(gone);
    expect(choices).toMatchObject({ voice: NATURAL, isVoiceGone: true });
    expect(shown(gone, { voices: [PLAIN] })).toMatchObject({ voice: PLAIN, isVoiceGone: true });
    // The loss is told until somebody chooses.
    expect(changedSettings(choices, { background: 'sand' }, offer()).voice).toBe(gone.voice);
  });
  test('keep a voice while the list loads, and while a vendor has none', () => {
    const gone = { presenter: 'lucia', voice: 'neural-es-gone-0' };
    expect(shown(gone, { voices: undefined })).toMatchObject({
      settings: { voice: gone.voice },
      isVoiceGone: false,
    });
    const paid = shown({ presenter: 'lucia', voice: 'openai-es-nova' });
    expect(paid).toMatchObject({ settings: { voice: 'openai-es-nova' }, isVoiceGone: false });
    expect(canGenerate(paid)).toBe(false);
  });
});

describe('the last choices of the person', () => {
  const last = (lastUsed: object, change: Partial<Offer> = {}) =>
    shownChoices(stored({}, lastUsed), offer(change));
  test('begin a new project, whose settings they are', () => {
    const used = { presenter: 'omar', voice: 'mateo', locale: 'es_CO', videoFormat: 'horizontal' };
    expect(last(used).settings).toMatchObject(used);
  });
  test('do without a voice of another language', () => {
    const choices = last({ presenter: 'omar', voice: 'mateo' }, { language: 'en' });
    expect(choices).toMatchObject({
      settings: { presenter: 'omar', locale: 'en-US' },
      voice: ENGLISH,
    });
  });
  test('give way to recommended ones if they were removed, which concerns nobody here', () => {
    const used = { presenter: '22222222-2222-4222-8222-222222222222', voice: 'neural-es-gone-0' };
    expect(last(used)).toMatchObject({
      settings: { presenter: 'lucia', voice: 'neural-es-one-0' },
      isPresenterGone: false,
      isVoiceGone: false,
    });
    expect(last({ presenter: 'heygen-x' }).settings.presenter).toBe('lucia');
  });
});

describe('another presenter', () => {
  const omar = { presenter: 'omar', presenterImage: '' };
  test('takes the usual voice along to one of their gender', () => {
    const changed = changedSettings(shown({}), omar, offer());
    expect(changed).toMatchObject({ presenter: 'omar', voice: 'neural-es-one-1' });
  });
  test('leaves a voice that was chosen by hand', () => {
    const choices = shown({ presenter: 'lucia', voice: 'alba', locale: 'es_AR' });
    expect(changedSettings(choices, omar, offer())).toMatchObject({
      voice: 'alba',
      locale: 'es_AR',
    });
  });
  test('leaves a voice that is chosen with them', () => {
    const change = { ...omar, voice: 'alba', locale: 'es_MX' };
    expect(changedSettings(shown({}), change, offer())).toMatchObject(change);
  });
});
