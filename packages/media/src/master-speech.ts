import { readFile } from 'node:fs/promises';
import { TARGET_LUFS } from './loudness.ts';
import { runProgram } from './run-program.ts';
import { integratedLufs } from './speech-loudness.ts';
import { makeFile } from './temporary-file.ts';
import { decodeWav, encodeWav, type Sound, toSamples } from './wav.ts';

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
 * `path` is a WAV file; the answer appears at `outputPath` when it is whole.
 */
export async function masterSpeech(
  path: string,
  outputPath: string,
  { format, signal }: { format: keyof typeof ENCODERS; signal?: AbortSignal },
): Promise<void> {
  const { wav, filters } = await levelSpeech(decodeWav(await readFile(path)), signal);
  await makeFile(outputPath, (temporaryPath) =>
    runProgram(
      'ffmpeg',
      [
        ...['-v', 'error', '-y', '-i', 'pipe:0', '-af', filters.join(',')],
        ...ENCODERS[format],
        temporaryPath,
      ],
      { input: [wav], signal },
    ),
  );
}

/**
 * Speech made ready (a WAV file's bytes), and the filters that then bring it to −16 LUFS with its
 * true peak below −1 dBTP. What the limiter takes away is measured and given back.
 */
export async function levelSpeech(
  speech: Sound,
  signal?: AbortSignal,
): Promise<{ wav: Buffer; filters: string[] }> {
  const prepared = await filterSound(speech, PREPARE, signal);
  const gain = Math.min(MAX_GAIN_DB, TARGET_LUFS - integratedLufs(prepared));
  const limited = await filterSound(prepared, limitedAt(gain), signal);
  const lost = TARGET_LUFS - integratedLufs(limited);
  const filters = limitedAt(Math.min(MAX_GAIN_DB, gain + lost));
  return { wav: encodeWav(prepared), filters };
}

const limitedAt = (gain: number) => [
  `volume=${gain.toFixed(2)}dB`,
  `alimiter=limit=${PEAK_CEILING}:level=disabled`,
];

async function filterSound(sound: Sound, filters: string[], signal?: AbortSignal): Promise<Sound> {
  const { sampleRate } = sound;
  const { output } = await runProgram(
    'ffmpeg',
    [
      ...['-v', 'error', '-i', 'pipe:0', '-af', filters.join(',')],
      ...['-ar', String(sampleRate), '-f', 's16le', '-'],
    ],
    { input: [encodeWav(sound)], signal },
  );
  return { samples: toSamples(output), sampleRate };
}
