export type CaptionCue = { start: number; end: number; text: string };

/** Cues (seconds, in order) as a WebVTT file. */
export function formatWebVtt(cues: CaptionCue[], language: string): string {
  const blocks = cues.map(
    ({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)}\n${escapeText(text)}`,
  );
  return `${[`WEBVTT\nLanguage: ${language}`, ...blocks].join('\n\n')}\n`;
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (unit: number, size: number) =>
    String(Math.floor(milliseconds / unit) % size).padStart(2, '0');
  const hours = String(Math.floor(milliseconds / 3_600_000)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${hours}:${part(60_000, 60)}:${part(1000, 60)}.${rest}`;
}

function escapeText(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
