import { masterSpeech, soundSource } from '@tarima/media';
import type { SpeechClip } from '@tarima/speech';

/** Writes a clip as an MP3 at the loudness of finished videos. */
export const encodeVoiceSample = (
  clip: SpeechClip,
  path: string,
  signal?: AbortSignal,
): Promise<void> => masterSpeech(soundSource(clip), path, { format: 'mp3', signal });
