import type { Pronunciation } from '@tarima/contract';
import { type KeptClip, type SpeechModel, speakCached } from '@tarima/speech';
import { inParallel } from '@tarima/text';
import type { SpokenScene, SpokenSentence } from './spoken-scenes.ts';

export type SpeakScenesRequest = {
  speech: SpeechModel;
  voiceId: string;
  /** An accent or locale; the voice's own when absent. */
  locale?: string | undefined;
  pronunciations?: readonly Pronunciation[] | undefined;
  cacheFolder: string;
  signal?: AbortSignal | undefined;
  /** The share of sentences that are spoken, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
};

const SLOWEST = 0.7;
const FASTEST = 1.4;
/** Sentences requested at a time: a voice behind a network waits more than it works. */
const SENTENCES_AT_ONCE = 4;

/** A scene with the clips of its sentences, in order. */
export type ToldScene = { told: SpokenScene; clips: KeptClip[] };

/**
 * Yields each scene, in order, once all its sentences are spoken. Later scenes are spoken
 * meanwhile. Leaving early stops the speech. Throws the first failure, or the signal's
 * reason, once no sentence is under way.
 */
export async function* speakScenes(
  scenes: readonly SpokenScene[],
  { signal, onProgress, ...request }: SpeakScenesRequest,
): AsyncGenerator<ToldScene, void, void> {
  const leaving = new AbortController();
  const either = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal;
  const sentences = scenes.flatMap((scene) => scene.sentences);
  const clips = sentences.map(() => Promise.withResolvers<KeptClip>());
  let spoken = 0;
  const speakNext = async (sentence: SpokenSentence, index: number) => {
    clips[index]?.resolve(await speak(sentence, { ...request, signal: either }));
    onProgress?.(++spoken / sentences.length);
  };
  const speaking = inParallel(sentences, SENTENCES_AT_ONCE, speakNext, either);
  // Told by the race below, or no longer wanted.
  speaking.catch(() => {});
  try {
    let start = 0;
    for (const told of scenes) {
      const own = clips.slice(start, start + told.sentences.length);
      start += own.length;
      const all = Promise.all(own.map(({ promise }) => promise));
      yield { told, clips: await Promise.race([all, speaking.then(() => all)]) };
    }
    await speaking;
  } finally {
    leaving.abort();
    await speaking.catch(() => {});
  }
}

type SpeakRequest = Omit<SpeakScenesRequest, 'onProgress'>;

const speak = ({ text, delivery }: SpokenSentence, request: SpeakRequest): Promise<KeptClip> => {
  const { speech, cacheFolder, voiceId, locale, pronunciations, signal } = request;
  const rate = Math.min(FASTEST, Math.max(SLOWEST, delivery.rate));
  const how = { voiceId, locale, rate, pronunciations };
  return speakCached(speech, { text, ...how, signal }, cacheFolder);
};
