import type { Speaker } from '@tarima/contract';
import { inSequence, integratedLufs, soundTrack } from '@tarima/media';
import type { KeptClip } from '@tarima/speech';
import type { EpisodeTurn } from './episode.ts';

/** What both speakers are brought to before they are mixed; leaves room for their peaks. */
const SPEAKER_LUFS = -24;
const MOST_GAIN_DB = 18;

/** How much louder each speaker's clips must be played, as a factor, for both to be heard alike. */
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
