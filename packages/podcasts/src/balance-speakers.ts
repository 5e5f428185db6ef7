import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SPEAKERS, type Speaker } from '@tarima/contract';
import { encodeWav, measureIntegratedLufs } from '@tarima/media';
import type { KeptClip } from '@tarima/speech';
import type { EpisodeTurn } from './episode.ts';

/** What both speakers are brought to before they are mixed; leaves room for their peaks. */
const SPEAKER_LUFS = -24;
const MOST_GAIN_DB = 18;

/** How much louder each speaker's clips must be played, as a factor, for both to be heard alike. */
export async function balanceSpeakers(
  turns: EpisodeTurn[],
  clips: KeptClip[],
  folder: string,
  signal?: AbortSignal,
): Promise<Record<Speaker, number>> {
  const gainOf = async (speaker: Speaker): Promise<number> => {
    const own = clips.filter((_, index) => turns[index]?.speaker === speaker);
    const [first] = own;
    if (!first) return 1;
    const path = join(folder, `sound-${randomUUID()}.wav.tmp`);
    try {
      await writeFile(path, encodeWav(joined(own), first.sampleRate));
      const loudness = await measureIntegratedLufs(path, { signal });
      const gain = Math.min(MOST_GAIN_DB, Math.max(-MOST_GAIN_DB, SPEAKER_LUFS - loudness));
      return 10 ** (gain / 20);
    } finally {
      await rm(path, { force: true });
    }
  };
  const [host, guest] = await Promise.all(SPEAKERS.map(gainOf));
  return { host: host ?? 1, guest: guest ?? 1 };
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
