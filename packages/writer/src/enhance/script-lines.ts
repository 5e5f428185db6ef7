import { isTableLine } from '@tarima/text';

/** A piece of a script: spoken text, or anything else, which stays as it is. */
export type Piece =
  | { kind: 'heading' | 'point' | 'table' | 'direction' | 'other'; text: string }
  | { kind: 'speech'; text: string };

const HEADING = /^#{1,6}\s/u;
const POINT = /^(?:[-*+•]|\d{1,3}[.)])\s/u;
const DIRECTION = /\[\s*(?:scene|escena|cena|voice|voz)\s*:[^\]]*\]/iu;
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/u;
/** Marks of bold text, links and the like. A text with them is left alone. */
const MARKED = /[*_`~<>[\]\\|]|^>/u;

/** Cuts a script into pieces. `joinPieces` puts them together again. */
export function piecesOf(content: string): Piece[] {
  const pieces: Piece[] = [];
  let paragraph: string[] = [];
  let isInTable = false;
  const end = () => {
    const text = paragraph.join(' ');
    paragraph = [];
    if (text) pieces.push({ kind: MARKED.test(text) ? 'other' : 'speech', text });
  };
  for (const line of content.split(/\r\n|\r|\n/u).map((raw) => raw.trim())) {
    const last = pieces.at(-1);
    if (isTableLine(line)) {
      const goesOn = paragraph.length === 0 && isInTable && last?.kind === 'table';
      end();
      if (goesOn) last.text += `\n${line}`;
      else pieces.push({ kind: 'table', text: line });
      isInTable = true;
      continue;
    }
    isInTable = false;
    const kind = HEADING.test(line)
      ? 'heading'
      : POINT.test(line)
        ? 'point'
        : DIRECTION.test(line) && line.replace(DIRECTION, '').trim() === ''
          ? 'direction'
          : RULE.test(line)
            ? 'other'
            : null;
    if (kind === null && line !== '') paragraph.push(line);
    else {
      end();
      if (kind !== null) pieces.push({ kind, text: line });
    }
  }
  end();
  return pieces;
}

/** Joins pieces, with blank lines between all but the items of a list. */
export const joinPieces = (pieces: Piece[]): string =>
  `${pieces
    .map(({ kind, text }, index) => {
      const listGoesOn = kind === 'point' && pieces[index + 1]?.kind === 'point';
      return text + (listGoesOn ? '\n' : '\n\n');
    })
    .join('')
    .trim()}\n`;
