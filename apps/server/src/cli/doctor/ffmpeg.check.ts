import { MediaError, runProgram } from '@tarima/media';
import type { Check } from './check.ts';

const PROGRAMS = ['ffmpeg', 'ffprobe'];
/** The oldest version that videos are tested with. */
const OLDEST_VERSION = 5;

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
    const found = [...versions].join(', ');
    // A version built from a repository has no number.
    const isOld = [...versions].some((version) => Number.parseInt(version, 10) < OLDEST_VERSION);
    if (!isOld) return { state: 'found', found };
    const todo = `Version ${OLDEST_VERSION} or newer is tested: videos may fail with this one.`;
    return { state: 'absent', found, todo };
  },
};
