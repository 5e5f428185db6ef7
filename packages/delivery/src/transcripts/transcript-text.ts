import type { PlayerContent, PlayerCourse } from '@tarima/contract';
import { WORDING } from '../wording.ts';
import { type Mark, namedMarks, transcriptOf } from './transcript.ts';

/** The transcript of a video as plain text: scenes, then the numbered sources. */
export function transcriptText(
  content: Pick<PlayerContent, 'title' | 'transcript'>,
  { title, publisher, language }: Pick<PlayerCourse, 'title' | 'publisher' | 'language'>,
): string {
  const words = WORDING[language];
  const transcript = transcriptOf(content);
  const marked = (marks: Mark[]) =>
    marks.map((mark) => ` [${typeof mark === 'number' ? mark : words.marks[mark].mark}]`).join('');
  const legend = [
    ...(transcript.sources.length > 0 ? [words.numbers] : []),
    ...namedMarks(transcript).map(
      (mark) => `[${words.marks[mark].mark}] ${words.marks[mark].says}`,
    ),
  ];
  const scenes = transcript.scenes.map(({ title: scene, sentences }) => [
    ...(scene ? underlined(scene, '-') : []),
    ...sentences.map(({ text, marks }) => text + marked(marks)),
    '',
  ]);
  const sources = transcript.sources.map(
    ({ file, page, quote }, index) =>
      `[${index + 1}] ${words.page(file, page)}: ${words.quoted(quote)}`,
  );
  return [
    ...underlined(content.title, '='),
    [title, publisher].filter((text) => text && text !== content.title).join(' · '),
    '',
    ...(legend.length > 0 ? [...legend, ''] : []),
    ...scenes.flat(),
    ...(sources.length > 0 ? [...underlined(words.sources, '-'), ...sources, ''] : []),
  ].join('\n');
}

export const underlined = (text: string, sign: string) => [
  text,
  sign.repeat(Math.min(80, [...text].length)),
];
