import { availableParallelism } from 'node:os';
import { createEnginePool } from '../engine/engine-pool.ts';
import type { SpeechClip } from '../speech-model.ts';
import type { UsableVoiceModel } from './find-voice-models.ts';
import { modelFingerprint } from './model-files.ts';
import type { ModelFiles, NeuralOrder } from './voice-family.ts';
import type { VoiceFamily } from './voice-model-entry.ts';

/** A model as its process gets it. */
export type LoadedModel = {
  id: string;
  family: VoiceFamily;
  files: ModelFiles;
  /** Null for the system's. */
  espeakData: string | null;
  /** The highest number of a speaker that its voices name. */
  lastSpeaker: number;
  /** Another process is started for the same files once they have changed. */
  fingerprint: string;
};

export type NeuralRequest = NeuralOrder & {
  /** The same text by the local voice, to check and to find the words. */
  known: SpeechClip;
};

export type NeuralClip = Omit<SpeechClip, 'warnings'> & {
  /** The time that the model took, and finding the words. */
  workSeconds: number;
};

export type NeuralSettings = {
  /** The engine's package; another module in tests. */
  library: string;
  /** Processes at work at a time, each on one thread; as many as cores when absent. */
  processes?: number | undefined;
};

/** A request of 300 characters is 20 seconds of speech; slow machines take three times as long. */
const HANG_MS = 90_000;
const IDLE_MS = 60_000;

/** The processes that speak with models. */
export function createNeuralPool({ library, processes }: NeuralSettings) {
  const pool = createEnginePool<NeuralRequest, NeuralClip>({
    name: 'Natural voice',
    module: new URL('./neural-child.ts', import.meta.url),
    places: processes ?? availableParallelism(),
    hangMs: HANG_MS,
    idleMs: IDLE_MS,
    startFailure: 'VOICE_MODEL_UNUSABLE',
  });
  return {
    speak(model: UsableVoiceModel, request: NeuralRequest, signal?: AbortSignal) {
      const { entry, files, espeakData, folder } = model;
      const loaded: LoadedModel = {
        id: entry.id,
        family: entry.family,
        files,
        espeakData,
        lastSpeaker: Math.max(...entry.voices.map(({ speaker }) => speaker)),
        fingerprint: modelFingerprint(folder),
      };
      return pool.run(request, [library, JSON.stringify(loaded)], signal);
    },
    close: pool.close,
  };
}
export type NeuralPool = ReturnType<typeof createNeuralPool>;
