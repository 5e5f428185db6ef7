import { characterRunsOf, paragraphRunsOf, type Run, runAt } from './formatted-runs.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { Properties } from './properties.ts';
import { stylesOf, type WordStyle } from './styles.ts';
import type { WordFile } from './word-file.ts';

export type WordParagraph = {
  text: string;
  page: number;
  /** True when all letters are bold. */
  isBold: boolean;
  endsCell: boolean;
  role: WordStyle['role'];
  headingLevel: number | undefined;
  properties: Properties;
  /** Places of its pictures in the stream of data. */
  pictures: number[];
};

const MARK = { picture: 0x01, cell: 0x07, line: 0x0b, page: 0x0c, paragraph: 0x0d, column: 0x0e };
const FIELD = { start: 0x13, result: 0x14, end: 0x15 };
const NON_BREAKING_HYPHEN = 0x1e;
const FIRST_VISIBLE = 0x20;
const BODY_OUTLINE_LEVEL = 9;

/**
 * Paragraphs of the body, the notes and the text boxes, in that order. Leaves out deleted and
 * hidden text, headers, footers, comments and field codes.
 */
export function paragraphsOf(file: WordFile): WordParagraph[] {
  const runs = { characters: characterRunsOf(file), paragraphs: paragraphRunsOf(file) };
  const styles = stylesOf(file);
  const isRead = partsRead(file);
  const paragraphs: WordParagraph[] = [];
  let page = 1;
  let text = '';
  let letters = 0;
  let boldLetters = 0;
  let pictures: number[] = [];
  /** One entry for each open field: we are in its code or in its result. */
  const fields: ('code' | 'result')[] = [];

  const close = (offset: number, mark: number) => {
    const run = runAt(runs.paragraphs, offset);
    const style = styles.get(run?.style ?? 0);
    const properties = { ...style?.properties, ...run?.properties };
    const isBold = letters > 0 ? boldLetters === letters : properties.bold === true;
    const endsCell = mark === MARK.cell;
    const role = style?.role ?? 'text';
    const headingLevel = style?.headingLevel ?? levelOf(properties);
    paragraphs.push({ text, page, isBold, endsCell, role, headingLevel, properties, pictures });
    text = '';
    pictures = [];
    letters = 0;
    boldLetters = 0;
  };

  for (const { code, offset, properties } of charactersOf(
    piecesOf(file),
    runs.characters,
    isRead,
  )) {
    if (code === FIELD.start) fields.push('code');
    else if (code === FIELD.result && fields.length > 0) fields[fields.length - 1] = 'result';
    else if (code === FIELD.end) fields.pop();
    else if (fields.includes('code') || properties?.deleted || properties?.hidden) continue;
    else if (code === MARK.picture) {
      if (properties?.picture !== undefined && !properties.isNoPicture) {
        pictures.push(properties.picture);
      }
    } else if (code === MARK.paragraph || code === MARK.cell) close(offset, code);
    else if (code === MARK.page || code === MARK.column) {
      close(offset, code);
      if (code === MARK.page) page += 1;
    } else if (code === MARK.line) text += ' ';
    else if (code === NON_BREAKING_HYPHEN) text += '-';
    else if (code >= FIRST_VISIBLE || code === 0x09) {
      text += String.fromCharCode(code);
      if (code > FIRST_VISIBLE) {
        letters += 1;
        // Runs that only inherit bold from their style do not count: heading styles say it already.
        if (properties?.bold) boldLetters += 1;
      }
    }
  }
  if (text !== '') close(-1, MARK.paragraph);
  return paragraphs;
}

function levelOf({ outlineLevel }: Properties): number | undefined {
  if (outlineLevel === undefined || outlineLevel >= BODY_OUTLINE_LEVEL) return undefined;
  return outlineLevel + 1;
}

/** True for characters, by their number, in a part of the document that is read. */
function partsRead({ lengths }: WordFile): (character: number) => boolean {
  const headers = lengths.body + lengths.footnotes;
  const endnotes = headers + lengths.headers + lengths.comments;
  const end = endnotes + lengths.endnotes + lengths.textBoxes;
  return (character) => character < headers || (character >= endnotes && character < end);
}

function* charactersOf(
  pieces: Piece[],
  runs: Run[],
  isRead: (character: number) => boolean,
): Generator<{ code: number; offset: number; properties: Properties | undefined }> {
  for (const piece of pieces) {
    let run: Run | undefined;
    let checkedUntil = -1;
    for (let index = 0; index < piece.text.length; index += 1) {
      if (!isRead(piece.start + index)) continue;
      const offset = piece.offset + index * piece.bytesEach;
      if (offset >= checkedUntil) {
        run = runAt(runs, offset);
        checkedUntil = run ? run.end : offset + 1;
      }
      yield { code: piece.text.charCodeAt(index), offset, properties: run?.properties };
    }
  }
}
