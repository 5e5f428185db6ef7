import { createRequire } from 'node:module';
import { EngineFailure } from '../engine/engine-protocol.ts';

/** The parts of `sherpa-onnx-node` in use. The package has no types. */
type SherpaSpeech = {
  numSpeakers: number;
  generate: (request: {
    text: string;
    generationConfig: object;
    enableExternalBuffer: boolean;
  }) => { samples: Float32Array; sampleRate: number };
};
export type Sherpa = { OfflineTts: new (settings: object) => SherpaSpeech };

export const SHERPA = 'sherpa-onnx-node';

/**
 * Loads the engine of natural voices. Only child processes may, because it ends its process on a
 * broken model.
 * @param library the package, or another module in its place
 * @throws EngineFailure SPEECH_ENGINE_MISSING with the system's reason
 */
export function openSherpa(library: string): Sherpa {
  const require = createRequire(import.meta.url);
  try {
    // The package hides why its native part does not load, so that part goes first.
    if (library === SHERPA) require(`sherpa-onnx-${platformName()}-${process.arch}`);
    // The types above are those of the pinned version.
    return require(library) as Sherpa;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new EngineFailure('SPEECH_ENGINE_MISSING', message.split('\n')[0] ?? '');
  }
}

const platformName = () => (process.platform === 'win32' ? 'win' : process.platform);
