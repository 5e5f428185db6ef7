import { createEnginePool } from '../engine/engine-pool.ts';
import type { EspeakRequest, EspeakSpeech } from './espeak-speech.ts';

/** A sentence takes milliseconds. */
const HANG_MS = 30_000;

/** eSpeak NG in one warm process, which speaks one request at a time. */
export function createEspeakProcess({ libraryPath }: { libraryPath?: string } = {}) {
  const pool = createEnginePool<EspeakRequest, EspeakSpeech>({
    name: 'Local speech',
    module: new URL('./espeak-child.ts', import.meta.url),
    places: 1,
    hangMs: HANG_MS,
    startFailure: 'SPEECH_FAILED',
  });
  const args = libraryPath ? [libraryPath] : [];
  return {
    speak: (request: EspeakRequest, signal?: AbortSignal) => pool.run(request, args, signal),
    close: pool.close,
  };
}
