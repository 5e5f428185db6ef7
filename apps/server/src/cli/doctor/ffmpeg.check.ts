import { MediaError, runProgram } from '@tarima/media';
import type { Check } from './check.ts';

const PROGRAMS = ['ffmpeg', 'ffprobe'];

export const ffmpegCheck: Check = {
  name: 'ffmpeg',
  async look() {
    const versions = new Set<string>();
    for (const program of PROGRAMS) {
      try {
        const { output } = await runProgram(program, ['-version']);
        versions.add(/version (\S+)/u.exec(output.toString())?.[1] ?? 'unknown version');
      } catch (error) {
        if (!(error instanceof MediaError)) throw error;
        const todo = 'Debian, Ubuntu: sudo apt install ffmpeg. macOS: brew install ffmpeg.';
        return { state: 'missing', found: `${program} does not run`, todo };
      }
    }
    return { state: 'found', found: [...versions].join(', ') };
  },
};
