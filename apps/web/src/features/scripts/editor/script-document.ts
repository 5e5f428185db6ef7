import { isTableLine } from '@tarima/text';
import type { JSONContent } from '@tiptap/core';
import { readInline, writeInline } from './inline-marks.ts';
import { readSceneBlock, writeSceneBlock } from './scene/scene-block.ts';
import { readTable, TABLE_NODES, writeTable } from './table/script-table.ts';

/** Converts a script to the editor's document and back. No words are ever lost. */

const HEADING = /^(#{1,6})\s+(?!\s)(.*)$/u;
const BULLET = /^[-*+•]\s+(?!\s)(.*)$/u;
const NUMBER = /^(\d{1,3})[.)]\s+(?!\s)(.*)$/u;
/** A longer number would be spoken. */
const LAST_NUMBER = 999;
/** A direction alone on its line. Inside a sentence it stays part of the text. */
const DIRECTION = /^\[\s*(scene|escena|cena|voice|voz)\s*:\s*(?!\s)([^\]]*)\]$/iu;
const SCENE_KEYWORDS = ['scene', 'escena', 'cena'];

export const DIRECTION_NODES = { scene: 'sceneDirection', voice: 'voiceDirection' } as const;

export function scriptToDocument(script: string): JSONContent {
  const blocks: JSONContent[] = [];
  let paragraph: string[] = [];
  let table: string[] = [];
  let list: JSONContent | undefined;

  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ type: 'paragraph', content: readLines(paragraph) });
    paragraph = [];
  };
  const endTable = () => {
    const read = readTable(table);
    if (read) blocks.push(read);
    table = [];
  };
  const add = (block: JSONContent) => {
    endParagraph();
    list = undefined;
    blocks.push(block);
  };
  const addItem = (type: 'bulletList' | 'orderedList', text: string, start?: number) => {
    endParagraph();
    if (list?.type !== type) {
      list = { type, ...(start === undefined ? {} : { attrs: { start } }), content: [] };
      blocks.push(list);
    }
    list.content?.push({ type: 'listItem', content: [textBlock('paragraph', text)] });
  };

  for (const line of script.split(/\r\n|\r|\n/u).map((raw) => raw.trim())) {
    if (isTableLine(line)) {
      endParagraph();
      list = undefined;
      table.push(line);
      continue;
    }
    endTable();
    const [, marks, title = ''] = HEADING.exec(line) ?? [];
    const [, keyword, direction = ''] = DIRECTION.exec(line) ?? [];
    const [, bullet] = BULLET.exec(line) ?? [];
    const [, number, numbered = ''] = NUMBER.exec(line) ?? [];
    if (marks) add({ ...textBlock('heading', title), attrs: { level: marks.length } });
    else if (keyword) add(directionBlock(keyword, direction.trim()));
    else if (bullet !== undefined) addItem('bulletList', bullet);
    else if (number) addItem('orderedList', numbered, Number(number));
    else if (line === '') {
      endParagraph();
      list = undefined;
    } else {
      list = undefined;
      paragraph.push(line);
    }
  }
  endParagraph();
  endTable();
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}

/** The script ends in a line break, or is empty. */
export function documentToScript(document: JSONContent): string {
  const blocks = (document.content ?? []).map(writeBlock).filter((block) => block !== '');
  return blocks.length > 0 ? `${blocks.join('\n\n')}\n` : '';
}

/** The script as the editor writes it, so that two can be compared. */
export const tidyScript = (script: string): string => documentToScript(scriptToDocument(script));

function directionBlock(keyword: string, text: string): JSONContent {
  const content = (words: string) =>
    words === '' ? {} : { content: [{ type: 'text', text: words }] };
  if (!SCENE_KEYWORDS.includes(keyword.toLowerCase())) {
    return { type: DIRECTION_NODES.voice, attrs: { keyword }, ...content(text) };
  }
  const { choices, words } = readSceneBlock(text);
  return { type: DIRECTION_NODES.scene, attrs: { keyword, choices }, ...content(words) };
}

function textBlock(type: string, line: string): JSONContent {
  const content = readInline(line);
  return { type, ...(content.length > 0 ? { content } : {}) };
}

const readLines = (lines: string[]): JSONContent[] =>
  lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...readInline(line),
  ]);

function writeBlock(block: JSONContent): string {
  switch (block.type) {
    case 'heading': {
      const title = oneLine(block);
      return title && `${'#'.repeat(Number(block.attrs?.level ?? 2))} ${title}`;
    }
    case 'bulletList':
      return itemsOf(block)
        .map((item) => `- ${item}`)
        .join('\n');
    case 'orderedList': {
      const start = Number(block.attrs?.start ?? 1);
      return itemsOf(block)
        .map((item, index) => `${Math.min(start + index, LAST_NUMBER)}. ${item}`)
        .join('\n');
    }
    case TABLE_NODES.table:
      return writeTable(block);
    case DIRECTION_NODES.scene:
    case DIRECTION_NODES.voice: {
      const { keyword, choices } = block.attrs ?? {};
      // A closing bracket would end the direction too early. Its rest would be spoken.
      const words = oneLine(block).replaceAll(']', ')');
      return `[${keyword}: ${choices ? writeSceneBlock(choices, words, keyword) : words}]`;
    }
    default:
      return writeLines(block).join('\n');
  }
}

const itemsOf = (list: JSONContent): string[] =>
  (list.content ?? [])
    .map((item) => (item.content ?? []).map(oneLine).join(' '))
    .filter((text) => text !== '');

const oneLine = (block: JSONContent): string => writeLines(block).join(' ');

/** The lines of a text block, without empty ones. */
function writeLines(block: JSONContent): string[] {
  const lines: JSONContent[][] = [[]];
  for (const node of block.content ?? []) {
    if (node.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines.map((line) => writeInline(line).trim()).filter((line) => line !== '');
}
