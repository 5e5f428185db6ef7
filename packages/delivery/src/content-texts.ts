import type { PlayerContent, PlayerCourse } from '@tarima/contract';
import { formatSrt, formatWebVtt } from '@tarima/media';
import type { NamedContent } from './content-names.ts';
import { fileOf } from './package-file.ts';
import type { PackageFile } from './package-input.ts';
import { transcriptText } from './transcripts/transcript-text.ts';

/** Captions as WebVTT and as SubRip. */
export function captionTexts(
  { captions }: Pick<PlayerContent, 'captions'>,
  language: string,
): { vtt: string; srt: string } {
  const cues = captions.map(({ from, to, text }) => ({ start: from, end: to, text }));
  return { vtt: formatWebVtt(cues, language), srt: formatSrt(cues) };
}

/** The files of a content for people who open the plain folder: captions and transcripts. */
export async function contentTexts(
  { content, name }: NamedContent,
  course: PlayerCourse,
): Promise<PackageFile[]> {
  const { vtt, srt } = captionTexts(content, course.language);
  // It loads a megabyte of code, which most processes never use.
  const { transcriptDocx } = await import('./transcripts/transcript-docx.ts');
  return [
    ...(content.captions.length > 0
      ? [fileOf(`${name}.vtt`, vtt), fileOf(`${name}.srt`, srt)]
      : []),
    fileOf(`${name}.txt`, transcriptText(content, course)),
    fileOf(`${name}.docx`, await transcriptDocx(content, course)),
  ];
}
