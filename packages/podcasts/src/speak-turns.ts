import type { Pronunciation } from '@tarima/contract';
import { inCache } from '@tarima/media';
import { type KeptClip, type SpeechModel, speakCached } from '@tarima/speech';
import { inParallel } from '@tarima/text';
import type { Episode } from './episode.ts';

export type SpeakRequest = {
  episode: Pick<Episode, 'turns' | 'speakers'>;
  speech: SpeechModel;
  /** Words that are said in another way than written. */
  pronunciations?: readonly Pronunciation[] | undefined;
  cacheFolder: string;
  signal?: AbortSignal;
  /** Turns spoken so far. */
  onTurn?: (spoken: number) => void;
};

/** Turns requested at a time: a voice behind a network waits more than it works. */
const TURNS_AT_ONCE = 3;

/**
 * Speaks every turn as its own clip and returns the clips in order. Clips stay in `cacheFolder`
 * under the hash of their request. So a second run speaks only what changed. Throws SpeechError
 * NOTHING_TO_SAY for a turn without words. Throws SPEECH_FAILED for a clip that is silent, empty or
 * far from its predicted length. When aborted it throws the signal's reason.
 */
export const speakTurns = (request: SpeakRequest): Promise<KeptClip[]> =>
  inCache(request.cacheFolder, () => speakAll(request));

async function speakAll(request: SpeakRequest): Promise<KeptClip[]> {
  const { episode, speech, pronunciations, cacheFolder, signal, onTurn } = request;
  let spoken = 0;
  const speak = async ({ speaker, text }: Episode['turns'][number]) => {
    const { cast } = episode.speakers[speaker];
    const clip = await speakCached(speech, { text, ...cast, pronunciations, signal }, cacheFolder);
    onTurn?.(++spoken);
    return clip;
  };
  return inParallel(episode.turns, TURNS_AT_ONCE, speak, signal);
}
