import type { CaptionCue } from './captions-vtt.ts';

const TIMES =
  /^\s*(\d{1,3}):(\d{2}):(\d{2})[,.](\d{1,3})\s*-->\s*(\d{1,3}):(\d{2}):(\d{2})[,.](\d{1,3})/u;

/** The cues of any SubRip file. Parts that are not cues are left out, so there may be none. */
export function readSrt(text: string): CaptionCue[] {
  return text
    .replace(/^\uFEFF/u, '')
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/u)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => TIMES.test(line));
      const times = TIMES.exec(lines[at] ?? '')?.slice(1);
      const spoken = withoutTags(lines.slice(at + 1).join(' '));
      if (!times || spoken === '') return [];
      const [start, end] = [secondsOf(times.slice(0, 4)), secondsOf(times.slice(4))];
      return end > start ? [{ start, end, text: spoken }] : [];
    });
}

const withoutTags = (text: string) =>
  text
    .replace(/<[^<>]*>|\{\\[^{}]*\}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

function secondsOf([hours = '', minutes = '', seconds = '', fraction = '']: string[]): number {
  const whole = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return whole + Number(fraction.padEnd(3, '0')) / 1_000;
}
