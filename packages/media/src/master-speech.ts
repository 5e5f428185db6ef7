import { measureIntegratedLufs, TARGET_LUFS } from './loudness.ts';
import { runProgram } from './run-program.ts';
import { makeFile } from './temporary-file.ts';

/** Speech has too high a crest for a plain gain: rumble is cut and peaks are tamed first. */
const PREPARE = ['highpass=f=80', 'acompressor=threshold=-28dB:ratio=3:attack=5:release=150'];
/** As a factor of full scale; leaves room for what AAC and MP3 add to the true peak. */
const PEAK_CEILING = 0.76;
const MAX_GAIN_DB = 30;

const ENCODERS = {
  // The default `twoloop` coder takes four times as long at no audible gain for speech.
  m4a: ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '64k', '-movflags', '+faststart', '-f', 'mp4'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3'],
} as const;

/**
 * Encodes speech at −16 LUFS with its true peak below −1 dBTP, keeping length and sample rate.
 * `path` is any sound ffmpeg reads; the answer appears at `outputPath` when it is whole.
 */
export async function masterSpeech(
  path: string,
  outputPath: string,
  { format, signal }: { format: keyof typeof ENCODERS; signal?: AbortSignal },
): Promise<void> {
  const filters = await masteringFilters(path, signal);
  await makeFile(outputPath, (temporaryPath) =>
    runProgram(
      'ffmpeg',
      [
        '-v',
        'error',
        '-y',
        '-i',
        path,
        '-af',
        filters.join(','),
        ...ENCODERS[format],
        temporaryPath,
      ],
      { signal },
    ),
  );
}

/**
 * The filters that bring the speech at `path` to −16 LUFS with its true peak below −1 dBTP. What
 * the limiter takes away is measured and given back.
 */
export async function masteringFilters(path: string, signal?: AbortSignal): Promise<string[]> {
  const loudness = await measureIntegratedLufs(path, { filters: PREPARE, signal });
  const gain = Math.min(MAX_GAIN_DB, TARGET_LUFS - loudness);
  const limited = await measureIntegratedLufs(path, { filters: chainWith(gain), signal });
  return chainWith(Math.min(MAX_GAIN_DB, gain + TARGET_LUFS - limited));
}

const chainWith = (gain: number) => [
  ...PREPARE,
  `volume=${gain.toFixed(2)}dB`,
  `alimiter=limit=${PEAK_CEILING}:level=disabled`,
];
