import { MediaError } from './media-error.ts';
import { runProgram } from './run-program.ts';

/** The loudness that podcast and video platforms expect. The true peak must stay below −1 dBTP. */
export const TARGET_LUFS = -16;

export type Loudness = { integratedLufs: number; truePeakDbtp: number };

/** Integrated loudness and true peak of a sound or video file by ffmpeg's meter; silence is −70. */
export async function measureLoudness(path: string, signal?: AbortSignal): Promise<Loudness> {
  const args = ['-hide_banner', '-nostats', '-vn', '-i', path];
  const meter = ['-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'];
  const { said } = await runProgram('ffmpeg', [...args, ...meter], { signal });
  return { integratedLufs: summaryFigure(said, 'I'), truePeakDbtp: summaryFigure(said, 'Peak') };
}

function summaryFigure(said: string, label: 'I' | 'Peak'): number {
  const figure = new RegExp(`^\\s+${label}:\\s+(-?[\\d.]+|-inf) `, 'mu').exec(
    said.slice(said.lastIndexOf('Summary:')),
  )?.[1];
  if (figure === undefined) throw new MediaError('VIDEO_FAILED', `No loudness in: ${said}`);
  return Math.max(-70, Number(figure.replace('-inf', '-Infinity')));
}
