export type Chapter = { title: string; start: number; end: number };

/** Tags (by ffmpeg's names) and chapters (seconds) as an ffmetadata file for ffmpeg's input. */
export function formatMetadata(tags: Record<string, string>, chapters: Chapter[]): string {
  const lines = [';FFMETADATA1'];
  for (const [name, value] of Object.entries(tags)) {
    if (value.trim()) lines.push(`${name}=${escapeValue(value)}`);
  }
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
