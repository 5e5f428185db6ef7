import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { Unreadable } from '../unreadable.ts';
import { withUsualPrefix } from './usual-prefix.ts';
import { collectWordDrawings, type WordDrawing } from './word-drawings.ts';
import { simplifyWordMarkup } from './word-markup.ts';
import { readWordStyles, type WordStyle } from './word-styles.ts';

const TEXT_PART = /^word\/(document\d*|footnotes|endnotes)\.xml$/;
const STYLES_PART = /^word\/styles\d*\.xml$/;
const NUMBERING_PART = /^word\/numbering\d*\.xml$/;
const UNREAD_PART = /^word\/(media|embeddings|fonts|theme|charts|activeX)\//;

/** Drawings of a Word file, by the numbers of their marks in its text. `part` is the text's part. */
export type DrawingsOfWord = { part: string; drawings: WordDrawing[] };

/**
 * A Word file without pictures, formatting and hidden text: they need four times the memory. Its
 * drawings come beside it. Invalid files come back unchanged, for the reader to judge. Throws `Unreadable`
 * where its parts together exceed `mostBytes`.
 */
export function withoutUnreadParts(
  file: Uint8Array,
  mostBytes: number,
): { file: Uint8Array; shown: DrawingsOfWord } {
  let size = 0;
  let shown: DrawingsOfWord = { part: '', drawings: [] };
  try {
    const parts = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (UNREAD_PART.test(name)) return false;
        size += originalSize;
        if (size > mostBytes) {
          throw new Unreadable('DOCUMENT_TOO_COMPLEX', `more than ${mostBytes} bytes of markup`);
        }
        return true;
      },
    });
    const stylesPart = Object.keys(parts).find((name) => STYLES_PART.test(name));
    const styles = stylesPart ? readWordStyles(textOf(parts[stylesPart])) : new Map();
    if (stylesPart) parts[stylesPart] = strToU8(markupOfStyles(styles));
    for (const name of Object.keys(parts).filter((each) => TEXT_PART.test(each))) {
      const collector = name.startsWith('word/document') ? collectWordDrawings() : undefined;
      parts[name] = strToU8(simplifyWordMarkup(textOf(parts[name]), styles, collector));
      if (collector) shown = { part: name, drawings: collector.drawings };
    }
    for (const name of Object.keys(parts).filter((each) => NUMBERING_PART.test(each))) {
      parts[name] = strToU8(textOf(parts[name]));
    }
    return { file: zipSync(parts, { level: 0 }), shown };
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    return { file, shown: { part: '', drawings: [] } };
  }
}

function textOf(part: Uint8Array | undefined): string {
  const bytes = part ?? new Uint8Array();
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const markup = isUtf16 ? new TextDecoder('utf-16le').decode(bytes) : strFromU8(bytes);
  return withUsualPrefix(markup.replace(/^\uFEFF/, ''));
}

/** Only which styles are bold. `simplifyWordMarkup` writes the rest into each paragraph. */
function markupOfStyles(styles: Map<string, WordStyle>): string {
  const bold = [
    ...new Set([...styles.values()].filter(({ isBold }) => isBold).map(({ id }) => id)),
  ];
  return `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${bold
    .map(
      (id) =>
        `<w:style w:type="paragraph" w:styleId="${id.replace(/[^\w -]/g, '')}"><w:rPr><w:b/></w:rPr></w:style>`,
    )
    .join('')}</w:styles>`;
}
