import { parseSync } from 'oxc-parser';

type Comment = { line: number; text: string };

/** The comments of a file. Comment lines that follow each other are one comment. */
export function commentsOf(path: string, text: string): Comment[] {
  const joined: { isBlock: boolean; start: number; end: number; value: string }[] = [];
  for (const { type, start, end, value } of parseSync(path, text).comments) {
    const last = joined.at(-1);
    const isBlock = type === 'Block';
    const continues = last && !isBlock && !last.isBlock && isNextLine(text, last.end, start);
    if (continues) Object.assign(last, { end, value: `${last.value}\n${value}` });
    else joined.push({ isBlock, start, end, value });
  }
  return joined
    .filter(({ value }) => !FOR_TOOLS.test(value))
    .map(({ start, value }) => ({
      line: text.slice(0, start).split('\n').length,
      text: value
        .replace(/^[\s*]+/gmu, '')
        .replace(/\n/gu, ' ')
        .trim(),
    }));
}

const FOR_TOOLS = /biome-ignore|@ts-|@vite-ignore|^\s*v8 ignore/u;

const isNextLine = (text: string, end: number, start: number): boolean =>
  /^[ \t]*\n[ \t]*$/u.test(text.slice(end, start));

/** The sentences of a comment; `@param` and a colon begin a new one. */
export const sentencesOf = ({ text }: Comment): string[] =>
  text.split(/(?<=[.:;!?])\s+|\s+(?=@\w+ )/u).filter((sentence) => sentence !== '');

export const wordsOf = (sentence: string): string[] =>
  sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
