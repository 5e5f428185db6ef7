import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { ManuscriptError } from './manuscript-error.ts';

/** One paragraph of a Word file. */
export type WordParagraph = {
  /** Null for the usual style. */
  style: string | null;
  text: string;
  bookmarks: string[];
  isListItem: boolean;
};

const TEXT_PART = 'word/document.xml';
/** A text of 200 contents has some megabytes. */
const MOST_BYTES = 100_000_000;

/** The paragraphs of a docx file in their order. Tracked deletions are left out. */
export function readParagraphs(file: Uint8Array): WordParagraph[] {
  const paragraphs: WordParagraph[] = [];
  let current: WordParagraph | null = null;
  let isRun = false;
  let isText = false;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new ManuscriptError(error.message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const value = String(attributes['w:val'] ?? '');
    if (name === 'w:p') {
      current = { style: null, text: '', bookmarks: [], isListItem: false };
      paragraphs.push(current);
    }
    if (!current) return;
    if (name === 'w:pStyle') current.style = value;
    if (name === 'w:numPr') current.isListItem = true;
    if (name === 'w:bookmarkStart') current.bookmarks.push(String(attributes['w:name'] ?? ''));
    if (name === 'w:tab' && isRun) current.text += '\t';
    if (name === 'w:br' || name === 'w:cr') current.text += '\n';
    // Tab stops of a paragraph's properties have the same name.
    if (name === 'w:r') isRun = true;
    if (name === 'w:t') isText = true;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:t') isText = false;
    if (name === 'w:r') isRun = false;
    if (name === 'w:p') current = null;
  });
  parser.on('text', (text) => {
    if (isText && current) current.text += text;
  });
  parser.write(textPart(file)).close();
  return paragraphs;
}

function textPart(file: Uint8Array): string {
  try {
    const parts = unzipSync(file, {
      filter: ({ name, originalSize }) => name === TEXT_PART && originalSize <= MOST_BYTES,
    });
    const part = parts[TEXT_PART];
    if (part) return new TextDecoder().decode(part);
  } catch (error) {
    throw new ManuscriptError(error instanceof Error ? error.message : 'no zip');
  }
  throw new ManuscriptError('no Word file');
}
