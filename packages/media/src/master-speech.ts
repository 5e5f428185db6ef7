import { TARGET_LUFS } from './loudness.ts';
import { runProgram } from './run-program.ts';
import { type SoundSource, whileWanted } from './sound-source.ts';
import { limitSound, tameSpeech } from './speech-filters.ts';
import { integratedLufs } from './speech-loudness.ts';
import { makeFile } from './temporary-file.ts';
import { wavParts } from './wav.ts';

/** A factor of full scale. It leaves room for what AAC and MP3 add to the true peak. */
const PEAK_CEILING = 0.76;
const MAX_GAIN_DB = 30;
/** A difference that neither ears nor meters notice. */
const UNHEARD_LU = 0.05;

const ENCODERS = {
  // The default `twoloop` coder takes four times as long at no audible gain for speech.
  m4a: ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '64k', '-movflags', '+faststart', '-f', 'mp4'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3'],
} as const;

/**
 * Encodes speech at −16 LUFS with its true peak below −1 dBTP. Length and sample rate stay. The
 * file appears at `outputPath` when it is whole. Throws CANCELLED when aborted.
 */
export async function masterSpeech(
  speech: SoundSource,
  outputPath: string,
  { format, signal }: { format: keyof typeof ENCODERS; signal?: AbortSignal },
): Promise<void> {
  const levelled = await levelSpeech(whileWanted(speech, signal));
  await makeFile(outputPath, (temporaryPath) =>
    runProgram(
      'ffmpeg',
      [...['-v', 'error', '-y', '-i', 'pipe:0'], ...ENCODERS[format], temporaryPath],
      { input: wavParts(levelled), signal },
    ),
  );
}

/**
 * Speech at −16 LUFS with its true peak below −1 dBTP, of the same length. The loudness that the
 * limiter removes is measured and added again. It runs in this process, because starting ffmpeg
 * takes longer than the work.
 */
export async function levelSpeech(speech: SoundSource): Promise<SoundSource> {
  const tamed = tameSpeech(speech);
  const gain = Math.min(MAX_GAIN_DB, TARGET_LUFS - (await integratedLufs(tamed)));
  const limited = limitSound(tamed, gain, PEAK_CEILING);
  const lost = TARGET_LUFS - (await integratedLufs(limited));
  if (Math.abs(lost) < UNHEARD_LU) return limited;
  return limitSound(tamed, Math.min(MAX_GAIN_DB, gain + lost), PEAK_CEILING);
}
