import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runProgram } from './run-program.ts';
import type { SoundSource } from './sound-source.ts';

/** A folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-media-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A grey I420 frame with a bright square whose place depends on `step`. */
export function squareFrame(width: number, height: number, step: number): Uint8Array {
  const frame = new Uint8Array((width * height * 3) / 2).fill(128);
  frame.fill(60, 0, width * height);
  for (let y = 0; y < 24; y++) {
    const start = (y + 8) * width + ((step * 6) % (width - 24));
    frame.fill(210, start, start + 24);
  }
  return frame;
}

/** Imitates speech for a loudness meter: a buzz that comes and goes, with sharp peaks. */
export function buzz(seconds: number, sampleRate: number, level = 0.2): Int16Array {
  return Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => {
    const t = index / sampleRate;
    const envelope = 0.55 + 0.45 * Math.sin(2 * Math.PI * 4 * t);
    let tone = 0;
    for (let harmonic = 1; harmonic <= 12; harmonic++) {
      tone += Math.cos(2 * Math.PI * 130 * harmonic * t) / harmonic;
    }
    return Math.round(Math.max(-1, Math.min(1, tone * envelope * level)) * 32_767);
  });
}

/** All samples of a source. */
export async function samplesOf(sound: SoundSource): Promise<Int16Array> {
  const chunks: number[][] = [];
  for await (const samples of sound.read()) chunks.push(Array.from(samples));
  return Int16Array.from(chunks.flat());
}

/** The tags of a file by ffprobe, with its XMP as `xmp`. */
export async function metadataOf(path: string): Promise<Record<string, string>> {
  const show = ['-v', 'error', '-of', 'json', '-show_entries', 'format_tags'];
  // Only this reader knows the option.
  const xmp = path.endsWith('.mp3') ? [] : ['-export_xmp', '1'];
  const { output } = await runProgram('ffprobe', [...show, ...xmp, path]);
  return JSON.parse(output.toString()).format.tags;
}
