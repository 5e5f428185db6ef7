import { writeFileSync } from 'node:fs';
import { EngineFailure } from '../engine/engine-protocol.ts';
import { serveEngine } from '../engine/serve-engine.ts';
import { openEspeak } from '../local/espeak-library.ts';
import type { LoadedModel, NeuralSound } from './neural-pool.ts';
import { openSherpa } from './sherpa-library.ts';
import { type NeuralOrder, VOICE_FAMILY_DEFINITIONS } from './voice-family.ts';

/**
 * The program of a process with one loaded model. The engine's C++ ends the process on a broken
 * model, and eSpeak's data can be chosen only once in a process.
 */
serveEngine(async () => {
  dieFirst();
  const [library = '', settings = ''] = process.argv.slice(2);
  const sherpa = openSherpa(library);
  // Only `createNeuralPool` writes this argument.
  const model = JSON.parse(settings) as LoadedModel;
  const family = VOICE_FAMILY_DEFINITIONS[model.family];
  const espeakData = model.espeakData ?? (family.needsEspeakData ? openEspeak().dataPath() : '');
  const speech = await sherpa.OfflineTts.createAsync({
    model: {
      ...family.modelSettings(model.files, espeakData),
      numThreads: 1,
      provider: 'cpu',
      debug: false,
    },
    maxNumSentences: 1,
  }).catch((error: unknown) => {
    throw new EngineFailure('VOICE_MODEL_UNUSABLE', String(error));
  });
  const speakers = Math.max(1, speech.numSpeakers);
  if (model.lastSpeaker >= speakers) {
    const message = `speaker ${model.lastSpeaker} of a model with ${speakers}`;
    throw new EngineFailure('VOICE_MODEL_UNUSABLE', message);
  }

  return async (order: NeuralOrder): Promise<NeuralSound> => {
    const start = performance.now();
    const { samples, sampleRate } = await speech.generateAsync({
      text: order.text,
      generationConfig: family.generationSettings(order),
      enableExternalBuffer: false,
    });
    const workSeconds = (performance.now() - start) / 1_000;
    return { samples: toSixteenBits(samples), sampleRate, workSeconds };
  };
});

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
