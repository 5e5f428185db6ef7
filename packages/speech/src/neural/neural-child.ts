import { writeFileSync } from 'node:fs';
import { alignSpeech } from '../alignment/align-speech.ts';
import { EngineFailure } from '../engine/engine-protocol.ts';
import { serveEngine } from '../engine/serve-engine.ts';
import { openEspeak } from '../local/espeak-library.ts';
import { checkedSound } from '../natural/checked-sound.ts';
import type { LoadedModel, NeuralClip, NeuralRequest } from './neural-pool.ts';
import { openSherpa, type Sherpa } from './sherpa-library.ts';
import { VOICE_FAMILY_DEFINITIONS } from './voice-family.ts';

/**
 * The program of a process with one loaded model: eSpeak's data can be chosen only once.
 * The engine's C++ ends the process on a broken model. Its asynchronous calls would hang forever
 * on some, so it uses the others. Finding the words takes its core, not the studio's.
 */
serveEngine(async () => {
  dieFirst();
  const [library = '', settings = ''] = process.argv.slice(2);
  const sherpa = openSherpa(library);
  // Only `createNeuralPool` writes this argument.
  const model = JSON.parse(settings) as LoadedModel;
  const source = model.id;
  const family = VOICE_FAMILY_DEFINITIONS[model.family];
  const espeakData = model.espeakData ?? (family.needsEspeakData ? openEspeak().dataPath() : '');
  const speech = loadModel(sherpa, {
    model: {
      ...family.modelSettings(model.files, espeakData),
      numThreads: 1,
      provider: 'cpu',
      debug: false,
    },
    maxNumSentences: 1,
  });
  const speakers = Math.max(1, speech.numSpeakers);
  if (model.lastSpeaker >= speakers) {
    const message = `speaker ${model.lastSpeaker} of a model with ${speakers}`;
    throw new EngineFailure('VOICE_MODEL_UNUSABLE', message);
  }

  return ({ known, ...order }: NeuralRequest): NeuralClip => {
    const start = performance.now();
    const { samples, sampleRate } = speech.generate({
      text: order.text,
      generationConfig: family.generationSettings(order),
      enableExternalBuffer: false,
    });
    const heard = { samples: toSixteenBits(samples), sampleRate };
    const expected = known.samples.length / known.sampleRate;
    const { sound } = checkedSound(heard, order.text, expected, { source, isPaid: false });
    const clip = { ...sound, ...alignSpeech(sound, known) };
    return { ...clip, workSeconds: (performance.now() - start) / 1_000 };
  };
});

function loadModel({ OfflineTts }: Sherpa, settings: object): InstanceType<Sherpa['OfflineTts']> {
  try {
    return new OfflineTts(settings);
  } catch (error) {
    throw new EngineFailure('VOICE_MODEL_UNUSABLE', String(error));
  }
}

/** If memory runs out, the system ends this process before the studio. */
function dieFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has it.
  }
}

/** Makes the whole sentence quieter if its loudest sample does not fit. */
function toSixteenBits(samples: Float32Array): Int16Array {
  let peak = 1;
  for (const sample of samples) {
    if (!Number.isFinite(sample)) {
      throw new EngineFailure('SPEECH_FAILED', 'the model gave numbers that are no sound');
    }
    peak = Math.max(peak, Math.abs(sample));
  }
  return Int16Array.from(samples, (sample) => Math.round((sample / peak) * 32_767));
}
