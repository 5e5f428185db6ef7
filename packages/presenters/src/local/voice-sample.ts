import { rm, writeFile } from 'node:fs/promises';
import { encodeWav, masterSpeech } from '@tarima/media';
import type { SpeechClip } from '@tarima/speech';

/** Writes a clip as an MP3 at the loudness of finished videos. */
export async function encodeVoiceSample(
  clip: SpeechClip,
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  const wavPath = `${path}.wav.tmp`;
  await writeFile(wavPath, encodeWav(clip));
  try {
    await masterSpeech(wavPath, path, { format: 'mp3', signal });
  } finally {
    await rm(wavPath, { force: true });
  }
}
