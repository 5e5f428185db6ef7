import type { Speaker } from '@tarima/contract';
import { integratedLufs } from '@tarima/media';
import type { KeptClip } from '@tarima/speech';
import type { EpisodeTurn } from './episode.ts';

/** What both speakers are brought to before they are mixed; leaves room for their peaks. */
const SPEAKER_LUFS = -24;
const MOST_GAIN_DB = 18;

/** How much louder each speaker's clips must be played, as a factor, for both to be heard alike. */
export function balanceSpeakers(turns: EpisodeTurn[], clips: KeptClip[]): Record<Speaker, number> {
  const gainOf = (speaker: Speaker): number => {
    const own = clips.filter((_, index) => turns[index]?.speaker === speaker);
    const [first] = own;
    if (!first) return 1;
    const loudness = integratedLufs({ samples: joined(own), sampleRate: first.sampleRate });
    const gain = Math.min(MOST_GAIN_DB, Math.max(-MOST_GAIN_DB, SPEAKER_LUFS - loudness));
    return 10 ** (gain / 20);
  };
  return { host: gainOf('host'), guest: gainOf('guest') };
}

function joined(clips: KeptClip[]): Int16Array {
  const all = new Int16Array(clips.reduce((sum, { samples }) => sum + samples.length, 0));
  let at = 0;
  for (const { samples } of clips) {
    all.set(samples, at);
    at += samples.length;
  }
  return all;
}
