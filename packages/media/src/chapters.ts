export type Chapter = { title: string; start: number; end: number };

/** Title and chapters (seconds) as an ffmetadata file, which ffmpeg reads as an input. */
export function formatChapters(title: string, chapters: Chapter[]): string {
  const lines = [';FFMETADATA1', `title=${escapeValue(title)}`];
  for (const chapter of chapters) {
    lines.push(
      '[CHAPTER]',
      'TIMEBASE=1/1000',
      `START=${Math.round(chapter.start * 1000)}`,
      `END=${Math.round(chapter.end * 1000)}`,
      `title=${escapeValue(chapter.title)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function escapeValue(value: string): string {
  return value
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[=;#\\]/gu, '\\$&');
}
