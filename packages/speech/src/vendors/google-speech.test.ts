import { afterAll, describe, expect, it } from 'vitest';
import {
  fails,
  failsInside,
  saysNothing,
  sendsHalfAFile,
  startGoogleSpeechServer,
  stopsEarly,
} from '../../../../test/vendors/google-speech-server.ts';
import {
  breaksOff,
  hangs,
  type SpeechBehaviour,
} from '../../../../test/vendors/speech-vendor-server.ts';
import { speechConformance } from '../conformance.ts';
import { createLocalSpeech } from '../local/create-local-speech.ts';
import { onTrial } from '../testing/speech-on-trial.ts';
import { type SpeechMood, vendorConformance } from '../vendor-conformance.ts';
import { createGoogleSpeech } from './google-speech.ts';

const KEY = 'AIza-test-key';
const reference = createLocalSpeech();
afterAll(() => reference.close());

function behaviour(mood: SpeechMood): SpeechBehaviour {
  switch (mood.kind) {
    case 'busy':
      return fails(429, 'RESOURCE_EXHAUSTED', {}, String(mood.retryAfterSeconds));
    case 'broken':
      return fails(500, 'INTERNAL');
    case 'gave up waiting':
      return fails(504, 'DEADLINE_EXCEEDED');
    case 'hangs':
      return hangs;
    case 'breaks off':
      return breaksOff;
    case 'refuses the key':
      return fails(400, 'INVALID_ARGUMENT', {
        message: `API key not valid: ${KEY}`,
        details: [{ reason: 'API_KEY_INVALID' }],
      });
    case 'has no credit':
      return fails(403, 'PERMISSION_DENIED', { details: [{ reason: 'BILLING_DISABLED' }] });
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

async function trial() {
  const server = await startGoogleSpeechServer({ key: KEY });
  const settings = { baseUrl: server.address, key: KEY, reference };
  const tried = onTrial(server, (http) => createGoogleSpeech({ ...settings, ...http }), {
    key: KEY,
    behaviour,
    // The server itself checks the shape.
    read: (body) => {
      const { input, voice } = body as { input: { text: string }; voice: { languageCode: string } };
      return { text: input.text, language: voice.languageCode.slice(0, 2) };
    },
  });
  return { ...tried, server };
}

describe('Google, as every voice', () => {
  speechConformance(async () => (await trial()).model, it);
  vendorConformance(trial, it);
});

describe('Google', () => {
  it('offers the voices of the six languages with their properties', async () => {
    const { model } = await trial();
    const voices = await model.voices();
    expect(voices.map(({ voice_id, gender, style }) => [voice_id, gender, style])).toEqual([
      ['google-es-es-US-Chirp3-HD-Kore', 'female', 'warm'],
      ['google-es-es-ES-Neural2-B', 'male', 'professional'],
      ['google-en-en-US-Journey-D', 'male', 'warm'],
      ['google-pt-pt-BR-Wavenet-A', 'female', 'professional'],
      ['google-es-es-ES-Standard-Z', 'unknown', 'professional'],
      ['google-es-es-ES-Mystery-Z', 'male', 'unknown'],
    ]);
    expect(voices[0]).toMatchObject({ voice_name: 'Kore (Chirp3 HD)', locale: 'es-US' });
    await model.close();
  });

  it('sends no rate to a voice with a fixed one', async () => {
    const { model, server } = await trial();
    const text = 'Welcome to this course.';
    const clip = await model.speak({ text, voiceId: 'google-en-en-US-Journey-D', rate: 1.2 });
    expect(clip.warnings).toHaveLength(1);
    expect(server.calls[0]?.body.audioConfig).not.toHaveProperty('speakingRate');
    await model.close();
  });

  it('splits a sentence that is too long for the vendor at its clauses', async () => {
    const { model } = await trial();
    const clause = 'donde cada parte de la tarima se revisa con calma y se anota lo que falta';
    const text = `Este es el plan, ${Array.from({ length: 14 }, () => clause).join(', ')}.`;
    const pieces = model.pieces?.(text, 'google-es-es-ES-Neural2-B') ?? [];
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join(' ')).toBe(text);
    for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(900);
    for (const piece of pieces) expect(piece).toMatch(/[,.]$/u);
    await model.close();
  });
});
