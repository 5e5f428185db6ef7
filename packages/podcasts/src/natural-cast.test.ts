import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PODCAST_VOICES } from '@tarima/contract';
import { createLocalSpeech, createNeuralSpeech, type SpeechModel } from '@tarima/speech';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTinyPiper } from '../../speech/src/testing/tiny-piper.ts';
import { makeTinySupertonic } from '../../speech/src/testing/tiny-supertonic.ts';
import { namedVoice } from './named-voice.ts';

let folder: string;
let reference: SpeechModel;
let speech: SpeechModel;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-natural-cast-'));
  reference = createLocalSpeech();
  speech = createNeuralSpeech({ modelsFolder: folder, reference });
});
afterAll(async () => {
  await speech.close();
  await reference.close();
  await rm(folder, { recursive: true, force: true });
});

it('has six speakers for the six names, beside a model with a voice of another accent', async () => {
  await makeTinyPiper(join(folder, 'tiny-piper'), { locales: ['es-AR'] });
  await makeTinySupertonic(join(folder, 'tiny-supertonic'), {
    voices: Array.from({ length: 10 }, (_, speaker) => ({
      name: `Voz ${speaker}`,
      gender: speaker < 5 ? 'female' : 'male',
      style: 'warm',
      speaker,
    })),
  });
  const voices = await speech.voices();
  const cast = PODCAST_VOICES.map((name) => namedVoice(voices, name, 'es'));
  expect(new Set(cast.map((voice) => voice?.voiceId)).size).toBe(6);
  expect(new Set(cast.map((voice) => voice?.locale)).size).toBe(1);
  const genderOf = (name: 'alloy' | 'echo') =>
    voices.find(({ voice_id }) => voice_id === namedVoice(voices, name, 'es')?.voiceId)?.gender;
  expect([genderOf('alloy'), genderOf('echo')]).toEqual(['female', 'male']);
});
