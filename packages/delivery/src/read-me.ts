import type { PlayerCourse } from '@tarima/contract';
import type { NamedContent } from './content-names.ts';
import { PLAYER_FOLDER } from './page/player-page.ts';
import { underlined } from './transcripts/transcript-text.ts';
import { WORDING } from './wording.ts';

/** `README.txt` of the plain folder, in the course's language: what each file is for. */
export function readMe(
  course: PlayerCourse,
  contents: NamedContent[],
  { hasStructure }: { hasStructure: boolean },
): string {
  const { readMe: words, structureFile } = WORDING[course.language];
  const hasCaptions = contents.some(({ content }) => content.captions.length > 0);
  const files: [string, string][] = [
    ['index.html', words.index],
    [`${PLAYER_FOLDER}/`, words.player],
    ...(hasStructure ? [[structureFile, words.structure] satisfies [string, string]] : []),
    ['*.mp4', words.video],
    ...(hasCaptions ? [['*.vtt, *.srt', words.captions] satisfies [string, string]] : []),
    ['*.txt, *.docx', words.transcript],
    ['*.jpg, *.png', words.poster],
    ['provenance.json', words.provenance],
  ];
  const videos = contents.map(({ content, name }): [string, string] => [
    `${name}.mp4`,
    content.title,
  ]);
  return [
    ...underlined(course.title, '='),
    ...[course.publisher, course.description].filter((text) => text.trim() !== ''),
    '',
    ...words.start,
    '',
    ...underlined(words.files, '-'),
    ...inColumns(files),
    '',
    ...underlined(words.contents, '-'),
    ...inColumns(videos),
    '',
    words.synthetic,
    '',
  ].join('\n');
}

function inColumns(rows: [string, string][]): string[] {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`);
}
