import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from 'saxes';
import { markOfDrawing } from './drawing-marks.ts';
import type { DrawingCollector } from './word-drawings.ts';
import { isOn, type WordStyle } from './word-styles.ts';

/** Only these children say something about the text. */
const KEPT_PROPERTIES: Record<string, string[]> = {
  'w:rPr': ['w:b', 'w:rFonts'],
  'w:tcPr': ['w:gridSpan', 'w:vMerge'],
  'w:trPr': [],
  'w:pPr': [],
};
const DROPPED = new Set(['w:sectPr', 'w:tblPr', 'w:tblPrEx', 'w:tblGrid', 'w:proofErr']);
/** Characters written as elements that the parser does not know. */
const CHARACTERS: Record<string, string> = {
  'w:noBreakHyphen': '<w:t>-</w:t>',
  'w:ptab': '<w:tab/>',
};

type Frame = {
  name: string;
  start: number;
  isHidden: boolean;
  holdsField: boolean;
  /** Drawings before it. */
  drawings: number;
  /** Set for a paragraph that is only the large first letter of the next: where its text begins. */
  initialAt?: number;
};
type Paragraph = {
  style: string;
  list: string;
  level: string;
  outlineLevel: string;
  isInitial: boolean;
};

/**
 * The markup of a Word part, reduced to a quarter: only what gives text. Hidden text goes.
 * Paragraphs get their style's English id (`Heading2` for `Ttulo2`) and its list. A large first
 * letter, a paragraph of its own in Word, joins its word. Drawings go to the collector and leave
 * marks at the end of their paragraph. Throws the parser's errors.
 */
export function simplifyWordMarkup(
  markup: string,
  styles: Map<string, WordStyle>,
  collector?: DrawingCollector,
): string {
  const pieces: string[] = [];
  const open: Frame[] = [];
  const drawings = collector?.drawings ?? [];
  let markedDrawings = 0;
  let paragraph: Paragraph | undefined;
  /** Runs of a large first letter that wait for their paragraph. */
  let initial = '';
  /** Depth inside a skipped element. */
  let skipped = 0;

  const nearest = (name: string) => open.findLast((frame) => frame.name === name);
  const hide = (name: string, isHidden: boolean) => {
    const frame = nearest(name);
    if (frame) frame.isHidden = isHidden;
  };

  /** Takes over a property's meaning; true if the property itself must be kept. */
  function readProperty(parent: string, { name, attributes }: SaxesTagPlain): boolean {
    const value = attributes['w:val'];
    if (paragraph) {
      if (name === 'w:pStyle') paragraph.style = value ?? '';
      else if (name === 'w:numId') paragraph.list = value ?? '';
      else if (name === 'w:ilvl') paragraph.level = value ?? '';
      else if (name === 'w:outlineLvl') paragraph.outlineLevel = value ?? '';
      else if (name === 'w:framePr') {
        paragraph.isInitial = /^(drop|margin)$/.test(attributes['w:dropCap'] ?? '');
      }
      return name === 'w:numPr';
    }
    if (name === 'w:vanish') hide('w:r', isOn(value));
    if (name === 'w:rStyle' && styles.get(value ?? '')?.isHidden) hide('w:r', true);
    if (name === 'w:rStyle' && styles.get(value ?? '')?.isBold) pieces.push('<w:b/>');
    return KEPT_PROPERTIES[parent]?.includes(name) ?? true;
  }

  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new Error('a Word part declares no document type');
  });
  parser.on('opentag', (tag) => {
    const { name } = tag;
    collector?.open(tag);
    const parent = open.at(-1)?.name ?? '';
    if (name === 'w:fldChar') for (const frame of open) frame.holdsField = true;
    if (parent === 'w:p' && name !== 'w:pPr') {
      pieces.push(initial);
      initial = '';
    }
    open.push({
      name,
      start: pieces.length,
      isHidden: false,
      holdsField: false,
      drawings: drawings.length,
    });
    if (skipped > 0) skipped += 1;
    else if (DROPPED.has(name)) skipped = 1;
    else if (name === 'w:pPr') {
      paragraph = { style: '', list: '', level: '', outlineLevel: '', isInitial: false };
    } else if ((paragraph || parent in KEPT_PROPERTIES) && !readProperty(parent, tag)) skipped = 1;
    else if (name in CHARACTERS) {
      pieces.push(CHARACTERS[name] ?? '');
      skipped = 1;
    } else if (!paragraph) pieces.push(startTag(tag));
  });
  const keepText = (text: string) => {
    if (skipped === 0 && !paragraph) pieces.push(escapeText(text));
  };
  parser.on('text', keepText);
  parser.on('cdata', keepText);
  parser.on('closetag', ({ name, isSelfClosing }) => {
    const frame = open.pop();
    collector?.close(name);
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    if (name === 'w:pPr' && paragraph) {
      if (styles.get(paragraph.style)?.isHidden) hide('w:p', true);
      pieces.push(propertiesOf(paragraph, styles.get(paragraph.style)));
      const owner = nearest('w:p');
      if (owner && paragraph.isInitial) owner.initialAt = pieces.length;
      paragraph = undefined;
      return;
    }
    if (paragraph) return;
    if (frame?.initialAt !== undefined) {
      initial = pieces.slice(frame.initialAt).join('');
      pieces.length = frame.start;
      return;
    }
    // Text boxes have paragraphs inside a paragraph.
    if (name === 'w:p' && !nearest('w:p')) markDrawings();
    if (!isSelfClosing) pieces.push(`</${name}>`);
    // Field marks must stay in pairs.
    if (frame?.isHidden && !frame.holdsField) {
      pieces.length = frame.start;
      drawings.length = Math.min(drawings.length, frame.drawings);
    }
  });
  parser.write(markup).close();
  return pieces.join('');

  function markDrawings(): void {
    let marks = '';
    for (; markedDrawings < drawings.length; markedDrawings += 1) {
      marks += markOfDrawing(markedDrawings);
    }
    if (marks !== '') pieces.push(`<w:r><w:t>${marks}</w:t></w:r>`);
  }
}

function propertiesOf(paragraph: Paragraph, style: WordStyle | undefined): string {
  const outlined = /^[0-8]$/.test(paragraph.outlineLevel)
    ? `Heading${Number(paragraph.outlineLevel) + 1}`
    : '';
  const isBody = paragraph.outlineLevel === '9';
  const id = outlined || (isBody && style?.isHeading ? '' : (style?.id ?? paragraph.style));
  const named = id === '' ? '' : `<w:pStyle w:val="${escapeText(id)}"/>`;
  const list = paragraph.list || style?.list?.id || '';
  const level = paragraph.level || style?.list?.level || '0';
  // A numbered heading is a heading.
  const isListed = list !== '' && list !== '0' && !/^(Heading\d|Title)$/.test(id);
  const listed = isListed
    ? `<w:numPr><w:ilvl w:val="${escapeText(level)}"/><w:numId w:val="${escapeText(list)}"/></w:numPr>`
    : '';
  return `<w:pPr>${named}${listed}</w:pPr>`;
}

function startTag({ name, attributes, isSelfClosing }: SaxesTagPlain): string {
  const written = Object.entries(attributes)
    .filter(([key]) => !/^(w:rsid|w14:)/.test(key))
    .map(([key, value]: [string, SaxesAttributePlain['value']]) => ` ${key}="${escapeText(value)}"`)
    .join('');
  return `<${name}${written}${isSelfClosing ? '/' : ''}>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
