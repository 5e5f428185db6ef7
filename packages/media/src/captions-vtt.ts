import { timestamp } from './timestamp.ts';

export type CaptionCue = {
  start: number;
  end: number;
  text: string;
  /** The speaker's name, where more than one person speaks. */
  speaker?: string;
};

/** Cues (seconds, in order) as a WebVTT file. */
export function formatWebVtt(cues: CaptionCue[], language: string): string {
  const blocks = cues.map(
    ({ start, end, text, speaker }) =>
      `${timestamp(start)} --> ${timestamp(end)}\n${voiceTag(speaker)}${escapeText(text)}`,
  );
  return `${[`WEBVTT\nLanguage: ${language}`, ...blocks].join('\n\n')}\n`;
}

function voiceTag(speaker: string | undefined): string {
  return speaker ? `<v ${escapeText(speaker)}>` : '';
}

function escapeText(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
