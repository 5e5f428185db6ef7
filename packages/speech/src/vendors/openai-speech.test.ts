import { afterAll, describe, expect, it } from 'vitest';
import {
  fails,
  failsInside,
  saysNothing,
  sendsHalfAFile,
  startOpenAiSpeechServer,
  stopsEarly,
} from '../../../../test/vendors/openai-speech-server.ts';
import {
  breaksOff,
  hangs,
  type SpeechBehaviour,
} from '../../../../test/vendors/speech-vendor-server.ts';
import { speechConformance } from '../conformance.ts';
import { createLocalSpeech } from '../local/create-local-speech.ts';
import { onTrial } from '../testing/speech-on-trial.ts';
import { type SpeechMood, vendorConformance } from '../vendor-conformance.ts';
import { createOpenAiSpeech, type OpenAiSpeechSettings } from './openai-speech.ts';

const KEY = 'sk-test-91ab';
const KOKORO = ['ef_dora', 'em_alex', 'af_bella', 'pf_dora', 'jf_alpha'];
const reference = createLocalSpeech();
afterAll(() => reference.close());

function behaviour(mood: SpeechMood): SpeechBehaviour {
  switch (mood.kind) {
    case 'busy':
      return fails(429, { code: 'rate_limit_exceeded' }, String(mood.retryAfterSeconds));
    case 'broken':
      return fails(500, { type: 'server_error' });
    case 'gave up waiting':
      return fails(504);
    case 'hangs':
      return hangs;
    case 'breaks off':
      return breaksOff;
    case 'refuses the key':
      return fails(401, { message: `Incorrect API key provided: ${KEY}`, code: 'invalid_api_key' });
    case 'has no credit':
      return fails(429, { code: 'insufficient_quota' });
    case 'fails inside a success':
      return failsInside;
    case 'answers an empty sound':
      return saysNothing(0);
    case 'answers silence':
      return saysNothing(4);
    case 'stops early':
      return stopsEarly;
    case 'sends half an answer':
      return sendsHalfAFile;
  }
}

const KOKORO_LETTERS: Record<string, string> = { e: 'es', a: 'en', p: 'pt' };
const read = (body: Record<string, unknown>) => ({
  text: String(body.input),
  language:
    /\((\w\w)-/u.exec(String(body.instructions ?? ''))?.[1] ??
    KOKORO_LETTERS[String(body.lang_code)] ??
    '',
});

async function trial(
  settings: Partial<OpenAiSpeechSettings> = {},
  options: Parameters<typeof startOpenAiSpeechServer>[0] = {},
) {
  const server = await startOpenAiSpeechServer({ key: KEY, ...options });
  const { baseUrl } = server;
  const model = { baseUrl, model: 'gpt-4o-mini-tts', key: KEY, reference, ...settings };
  const tried = onTrial(server, (http) => createOpenAiSpeech({ ...model, ...http }), {
    key: KEY,
    behaviour,
    read,
  });
  return { ...tried, server };
}
const kokoro = (settings: Partial<OpenAiSpeechSettings> = {}) =>
  trial({ model: 'kokoro', key: undefined, ...settings }, { key: '', voices: KOKORO });

describe('OpenAI, as every voice', () => {
  speechConformance(async () => (await trial()).model, it);
  vendorConformance(trial, it);
});

describe('a self-hosted server, as every voice', () => {
  speechConformance(async () => (await kokoro()).model, it);
  vendorConformance(kokoro, it);
});

describe('OpenAI-compatible speech', () => {
  it('tells OpenAI language, accent and pace in words', async () => {
    const { model, server } = await trial();
    await model.speak({
      text: 'Hola a todos.',
      voiceId: 'openai-es-nova',
      locale: 'es_AR',
      rate: 0.8,
    });
    expect(server.calls[0]?.body).toMatchObject({
      voice: 'nova',
      response_format: 'wav',
      speed: 0.8,
    });
    const { instructions } = server.calls[0]?.body ?? {};
    expect(instructions).toMatch(/Argentina.*\(es-AR\).*slowly/su);
    await model.close();
  });

  it('offers the voices of OpenAI’s model, in the default locale until an accent is chosen', async () => {
    const newer = await (await trial()).model.voices();
    const older = await (await trial({ model: 'tts-1' })).model.voices();
    expect(newer).toHaveLength(13 * 6);
    expect(older).toHaveLength(9 * 6);
    expect(newer.find(({ voice_id }) => voice_id === 'openai-es-alloy')).toMatchObject({
      language: 'Español',
      gender: 'female',
      locale: 'es-ES',
      accent_type: 'adaptive',
      support_locale: true,
    });
    expect(older.some(({ support_locale }) => support_locale)).toBe(false);
    for (const name of ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer']) {
      expect(older.some(({ voice_id }) => voice_id === `openai-de-${name}`)).toBe(true);
    }
  });

  it('knows Kokoro’s voices by their names, and Speaches’ by its list', async () => {
    const { model } = await trial(
      { model: 'kokoro' },
      {
        voices: [
          'ef_dora',
          { id: 'em_alex', name: 'em_alex' },
          { id: 'zf_xiaobei', name: 'zf_xiaobei' },
          { id: 'x', name: 'x', language: 'pt-br', gender: 'male' },
          { id: 'es_ES-davefx-medium', name: 'es_ES-davefx-medium', language: 'es' },
        ],
      },
    );
    expect(
      (await model.voices()).map(({ voice_id, voice_name, locale, gender, detected_gender }) => [
        voice_id,
        voice_name,
        locale,
        gender,
        detected_gender,
      ]),
    ).toEqual([
      ['openai-es-ef_dora', 'Dora', 'es-MX', 'female', 'female'],
      ['openai-es-em_alex', 'Alex', 'es-MX', 'male', 'male'],
      ['openai-pt-x', 'X', 'pt-BR', 'male', undefined],
    ]);
    expect(await model.check?.()).toEqual({ listed: 5, offered: 3 });
    await model.close();
  });

  it('takes the voices of a server that lists none from the settings', async () => {
    const ownVoices = [{ name: 'es_MX-claude-high', locale: 'es-MX', gender: 'male' as const }];
    const { model, server } = await trial({ model: 'piper', ownVoices }, { key: '' });
    const [voice] = await model.voices();
    expect(voice).toMatchObject({ voice_name: 'Claude', locale: 'es-MX', gender: 'male' });
    await model.speak({ text: 'Hola a todos.', voiceId: voice?.voice_id ?? '' });
    expect(server.calls[0]?.body.voice).toBe('es_MX-claude-high');
    await model.close();
  });

  it('is another voice with another model', async () => {
    const versions = [await trial(), await trial({ model: 'tts-1-hd' })].map(({ model }) =>
      model.version('openai-es-nova'),
    );
    expect(new Set(versions).size).toBe(2);
  });
});
