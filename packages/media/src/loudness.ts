import { MediaError } from './media-error.ts';
import { runProgram } from './run-program.ts';

/** What podcast and video platforms agree on; the true peak must stay below −1 dBTP. */
export const TARGET_LUFS = -16;

export type Loudness = { integratedLufs: number; truePeakDbtp: number };

/**
 * Integrated loudness of a sound or video file after `filters` (an ffmpeg chain) in LUFS.
 * Silence is reported as −70.
 */
export async function measureIntegratedLufs(
  path: string,
  { filters = [], signal }: { filters?: string[]; signal?: AbortSignal } = {},
): Promise<number> {
  return summaryFigure(await runMeter(path, [...filters, 'ebur128=framelog=verbose'], signal), 'I');
}

/** Integrated loudness and true peak; the peak costs several times the loudness. */
export async function measureLoudness(path: string, signal?: AbortSignal): Promise<Loudness> {
  const said = await runMeter(path, ['ebur128=peak=true:framelog=verbose'], signal);
  return { integratedLufs: summaryFigure(said, 'I'), truePeakDbtp: summaryFigure(said, 'Peak') };
}

async function runMeter(path: string, filters: string[], signal?: AbortSignal): Promise<string> {
  const args = ['-hide_banner', '-nostats', '-vn', '-i', path, '-af', filters.join(',')];
  return (await runProgram('ffmpeg', [...args, '-f', 'null', '-'], { signal })).said;
}

function summaryFigure(said: string, label: 'I' | 'Peak'): number {
  const figure = new RegExp(`^\\s+${label}:\\s+(-?[\\d.]+|-inf) `, 'mu').exec(
    said.slice(said.lastIndexOf('Summary:')),
  )?.[1];
  if (figure === undefined) throw new MediaError('VIDEO_FAILED', `No loudness in: ${said}`);
  return Math.max(-70, Number(figure.replace('-inf', '-Infinity')));
}
