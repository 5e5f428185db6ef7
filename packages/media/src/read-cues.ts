import type { CaptionCue } from './captions-vtt.ts';

const TIMES =
  /^\s*(\d{1,3}):(\d{2}):(\d{2})[,.](\d{1,3})\s*-->\s*(\d{1,3}):(\d{2}):(\d{2})[,.](\d{1,3})/u;

/**
 * The cues of a SubRip or WebVTT file, without the marks that `tags` finds. Parts that are not cues
 * are left out, so there may be none.
 */
export function readCues(text: string, tags: RegExp): CaptionCue[] {
  return text
    .replace(/^\uFEFF/u, '')
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/u)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => TIMES.test(line));
      const times = TIMES.exec(lines[at] ?? '')?.slice(1);
      const spoken = plain(lines.slice(at + 1).join(' '), tags);
      if (!times || spoken === '') return [];
      const [start, end] = [secondsOf(times.slice(0, 4)), secondsOf(times.slice(4))];
      return end > start ? [{ start, end, text: spoken }] : [];
    });
}

const plain = (text: string, tags: RegExp) => text.replace(tags, '').replace(/\s+/gu, ' ').trim();

function secondsOf([hours = '', minutes = '', seconds = '', fraction = '']: string[]): number {
  const whole = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  // One division rounds once: 1 + 0.511 is not 1.511.
  return (whole * 1_000 + Number(fraction.padEnd(3, '0'))) / 1_000;
}
