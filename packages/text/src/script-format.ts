// Not the whole contract: each document's process loads this file.
import { WORDS_PER_MINUTE } from '@tarima/contract/constants';
import { lineMarks } from './line-marks.ts';
import { plainText } from './markdown.ts';
import { formatTable, isTableLine, tableRows } from './script-table.ts';
import { countWords } from './words.ts';

/**
 * The script format: Markdown that is readable in a plain text area. `## title` starts a scene.
 * List items are its on-screen key points, a table is shown. `[Scene: …]` describes the picture,
 * `[Voice: …]` directs the voice. All other text is spoken.
 */

export const SCRIPT_BLOCK_KINDS = ['speech', 'point', 'table', 'scene', 'voice'] as const;
export type ScriptBlockKind = (typeof SCRIPT_BLOCK_KINDS)[number];

/** `text` is plain, without Markdown marks, links and tags. A table's is as `tableRows` reads it. */
export type ScriptBlock = { kind: ScriptBlockKind; text: string };

/** `title` is empty for text before the first heading. */
export type ScriptScene = { title: string; blocks: ScriptBlock[] };

const HEADING = /^#{1,6}\s+(?!\s)(.*)$/u;
const QUOTE_MARKS = lineMarks(String.raw`>\s`);
const LIST_ITEM = /^(?:[-*+•]|\d{1,3}[.)])\s+(?!\s)(.*)$/u;
/** Both keywords are accepted in every interface language. */
const DIRECTION = /\[\s*(scene|escena|cena|voice|voz)\s*:/giu;
const SCENE_KEYWORDS = ['scene', 'escena', 'cena'];

/** Parses a script. Never throws: all text without markup is speech. */
export function parseScript(content: string): ScriptScene[] {
  const scenes: ScriptScene[] = [];
  let paragraph: string[] = [];
  let table: string[] = [];

  const current = (): ScriptScene => {
    const last = scenes.at(-1);
    if (last) return last;
    const opening = { title: '', blocks: [] };
    scenes.push(opening);
    return opening;
  };
  const endParagraph = () => {
    const text = paragraph.join(' ');
    paragraph = [];
    if (!text.trim()) return;
    // One by one: too many arguments overflow the stack.
    const { blocks } = current();
    for (const block of splitDirections(text)) blocks.push(block);
  };

  const endTable = () => {
    const rows = tableRows(table.join('\n'));
    table = [];
    if (rows.length > 0) current().blocks.push({ kind: 'table', text: formatTable(rows) });
  };

  for (const line of content.split(/\r\n|\r|\n/u).map((raw) => raw.trim())) {
    if (isTableLine(line)) {
      endParagraph();
      table.push(line);
      continue;
    }
    endTable();
    const heading = HEADING.exec(line)?.[1];
    const point = LIST_ITEM.exec(line)?.[1];
    if (heading !== undefined) {
      endParagraph();
      scenes.push({ title: plainText(heading.replace(/(?<!\s)\s+#+$/u, '')), blocks: [] });
    } else if (point !== undefined) {
      endParagraph();
      const text = plainText(point);
      if (text) current().blocks.push({ kind: 'point', text });
    } else if (line === '' || /^(?:-{3,}|\*{3,}|_{3,})$/u.test(line)) {
      endParagraph();
    } else {
      paragraph.push(line.replace(QUOTE_MARKS, ''));
    }
  }
  endParagraph();
  endTable();
  return scenes;
}

/** Directions may have their own line or stand in a paragraph. They are never spoken. */
function splitDirections(paragraph: string): ScriptBlock[] {
  const blocks: ScriptBlock[] = [];
  let spokenUntil = 0;
  const speak = (text: string) => {
    const plain = plainText(text);
    if (plain) blocks.push({ kind: 'speech', text: plain });
  };
  for (const match of paragraph.matchAll(DIRECTION)) {
    const [opening, keyword = ''] = match;
    if (match.index < spokenUntil) continue;
    const textStart = match.index + opening.length;
    const end = paragraph.indexOf(']', textStart);
    if (end < 0) break;
    speak(paragraph.slice(spokenUntil, match.index));
    const kind = SCENE_KEYWORDS.includes(keyword.toLowerCase()) ? 'scene' : 'voice';
    blocks.push({ kind, text: paragraph.slice(textStart, end).trim() });
    spokenUntil = end + 1;
  }
  speak(paragraph.slice(spokenUntil));
  return blocks;
}

/** Keywords in drafted scripts, by language. */
const KEYWORDS = {
  es: { scene: 'Escena', voice: 'Voz' },
  en: { scene: 'Scene', voice: 'Voice' },
  pt: { scene: 'Cena', voice: 'Voz' },
} as const;

/** Formats scenes as a script that `parseScript` parses back unchanged. */
export function formatScript(scenes: ScriptScene[], language: keyof typeof KEYWORDS): string {
  const keywords = KEYWORDS[language];
  const line = ({ kind, text }: ScriptBlock) => {
    if (kind === 'point') return `- ${text}`;
    if (kind === 'scene') return `[${keywords.scene}: ${text}]`;
    if (kind === 'voice') return `[${keywords.voice}: ${text}]`;
    return text;
  };
  return `${scenes
    .map(({ title, blocks }) => {
      const lines = blocks.map((block, index) => {
        const listGoesOn = block.kind === 'point' && blocks[index + 1]?.kind === 'point';
        return line(block) + (listGoesOn ? '\n' : '\n\n');
      });
      return (title ? `## ${title}\n\n` : '') + lines.join('');
    })
    .join('')
    .trim()}\n`;
}

/** The spoken paragraphs of a script, in order. */
export function spokenParagraphs(content: string): string[] {
  return parseScript(content).flatMap((scene) =>
    scene.blocks.filter((block) => block.kind === 'speech').map((block) => block.text),
  );
}

/** Counts spoken words, without titles, key points and directions. */
export function countSpokenWords(content: string): number {
  return spokenParagraphs(content).reduce((sum, text) => sum + countWords(text), 0);
}

/** Counts spoken characters as voice vendors do. */
export function countSpokenCharacters(content: string): number {
  return spokenParagraphs(content).reduce((sum, text) => sum + [...text].length, 0);
}

/** Estimated seconds to speak these words, at 150 a minute. */
export function estimateSeconds(words: number): number {
  return (words * 60) / WORDS_PER_MINUTE;
}

/** `m:ss`, as durations are shown. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
