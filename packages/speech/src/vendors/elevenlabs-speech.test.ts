import { afterAll, describe, expect, it } from 'vitest';
import {
  fails,
  failsInside,
  saysNothing,
  sendsNoAudio,
  startElevenLabsServer,
  stopsEarly,
} from '../../../../test/vendors/elevenlabs-server.ts';
import {
  breaksOff,
  hangs,
  type SpeechBehaviour,
} from '../../../../test/vendors/speech-vendor-server.ts';
import { speechConformance } from '../conformance.ts';
import { createLocalSpeech } from '../local/create-local-speech.ts';
import { onTrial } from '../testing/speech-on-trial.ts';
import { type SpeechMood, vendorConformance } from '../vendor-conformance.ts';
import { createElevenLabsSpeech } from './elevenlabs-speech.ts';

const KEY = 'sk_test_77aa';
const SPANISH = 'elevenlabs-es-bIHbv24MWmeRgasZH58o';
const reference = createLocalSpeech();
afterAll(() => reference.close());

function behaviour(mood: SpeechMood): SpeechBehaviour {
  switch (mood.kind) {
    case 'busy':
      return fails(429, { status: 'too_many_concurrent_requests' }, String(mood.retryAfterSeconds));
    case 'broken':
      return fails(500, { status: 'internal_error' });
    case 'gave up waiting':
      return fails(504);
    case 'hangs':
      return hangs;
    case 'breaks off':
      return breaksOff;
    case 'refuses the key':
      return fails(401, { status: 'invalid_api_key', message: `Invalid: ${KEY}` });
    case 'has no credit':
      return fails(401, { status: 'quota_exceeded' });
    case 'fails inside a success':
      return failsInside;
    case 'answers an empty sound':
      return saysNothing(0);
    case 'answers silence':
      return saysNothing(4);
    case 'stops early':
      return stopsEarly;
    case 'sends half an answer':
      return sendsNoAudio;
  }
}

async function trial(model = 'eleven_flash_v2_5') {
  const server = await startElevenLabsServer({ key: KEY });
  const settings = { baseUrl: server.address, key: KEY, model, reference };
  const tried = onTrial(server, (http) => createElevenLabsSpeech({ ...settings, ...http }), {
    key: KEY,
    behaviour,
    read: ({ text, language_code: language }) => ({
      text: String(text),
      language: String(language),
    }),
  });
  return { ...tried, server };
}

describe('ElevenLabs, as every voice', () => {
  speechConformance(async () => (await trial()).model, it);
  vendorConformance(trial, it);
});

describe('ElevenLabs', () => {
  it('loads every page of voices, and marks native languages', async () => {
    const { model } = await trial();
    const voices = await model.voices();
    expect(voices).toHaveLength(4 * 6);
    const of = (id: string) => voices.find(({ voice_id }) => voice_id === id);
    expect(of(SPANISH)).toMatchObject({
      voice_name: 'Will',
      locale: 'es-MX',
      accent_type: 'native',
      style: 'calm',
      support_locale: false,
    });
    expect(of('elevenlabs-es-Xb7hH8MSUJpSbSDYk0k2')).toMatchObject({
      voice_name: 'Alice',
      accent_type: 'adaptive',
      style: 'professional',
    });
    expect(of('elevenlabs-en-Xb7hH8MSUJpSbSDYk0k2')?.locale).toBe('en-GB');
    expect(of('elevenlabs-es-robot0')?.gender).toBe('unknown');
    expect(of('elevenlabs-es-secret0')?.style).toBe('unknown');
    expect(await model.check?.()).toEqual({ listed: 4, offered: 2 });
    await model.close();
  });

  it('takes the times of words from those of its characters', async () => {
    const { model, server } = await trial();
    const text = 'Sí, dijo Ana: 25 sillas.';
    const clip = await model.speak({ text, voiceId: SPANISH });
    const { sampleRate } = clip;
    const said = await reference.speak({ text, voiceId: 'local-es-valentina' });
    expect(clip.words.map((word) => word.text)).toEqual(['Sí,', 'dijo', 'Ana:', '25', 'sillas.']);
    clip.words.forEach(({ start }, index) => {
      expect(Math.abs(start - (said.words[index]?.start ?? 0))).toBeLessThan(0.04);
    });
    expect(sampleRate).toBe(24_000);
    expect(server.calls[0]?.path).toContain('output_format=pcm_24000');
    await model.close();
  });

  it('finds the words itself if the characters differ from those sent', async () => {
    const { model, server } = await trial();
    const text = 'Hola a todos: hoy empezamos un curso nuevo.';
    server.will(async ({ body }, response) => {
      const other = await startElevenLabsServer({ key: KEY });
      const answer = await fetch(`${other.address}${server.calls[0]?.path}`, {
        method: 'POST',
        headers: { 'xi-api-key': KEY },
        body: JSON.stringify(body),
      });
      const speech = (await answer.json()) as { alignment: { characters: string[] } };
      speech.alignment.characters = speech.alignment.characters.slice(1);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(speech));
      await other.close();
    });
    const clip = await model.speak({ text, voiceId: SPANISH });
    const said = await reference.speak({ text, voiceId: 'local-es-valentina' });
    clip.words.forEach(({ start }, index) => {
      expect(Math.abs(start - (said.words[index]?.start ?? 0))).toBeLessThan(0.06);
    });
    await model.close();
  });

  it('sends no language to a model that ignores it, and warns', async () => {
    const { model, server } = await trial('eleven_multilingual_v2');
    server.will((call, response) => behaviour({ kind: 'has no credit' })(call, response));
    await model.speak({ text: 'Hola.', voiceId: SPANISH }).catch(() => undefined);
    expect(server.calls[0]?.body).not.toHaveProperty('language_code');
    await model.close();
  });
});
