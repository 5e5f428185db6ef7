import type { Speaker } from '@tarima/contract';
import { inSequence, integratedLufs, soundTrack } from '@tarima/media';
import type { KeptClip } from '@tarima/speech';
import type { EpisodeTurn } from './episode.ts';

/** The loudness of both speakers before mixing. It leaves room for their peaks. */
const SPEAKER_LUFS = -24;
const MOST_GAIN_DB = 18;

/** The gain factor of each speaker's clips that makes both equally loud. */
export async function balanceSpeakers(
  turns: EpisodeTurn[],
  clips: KeptClip[],
): Promise<Record<Speaker, number>> {
  const gainOf = async (speaker: Speaker): Promise<number> => {
    const own = clips.filter((_, index) => turns[index]?.speaker === speaker);
    const [first] = own;
    if (!first) return 1;
    const loudness = await integratedLufs(soundTrack(inSequence(own), first.sampleRate));
    const gain = Math.min(MOST_GAIN_DB, Math.max(-MOST_GAIN_DB, SPEAKER_LUFS - loudness));
    return 10 ** (gain / 20);
  };
  return { host: await gainOf('host'), guest: await gainOf('guest') };
}
