import { type PptRecord, RECORD } from './records.ts';

/** Roles of text boxes, by the file's own numbers. */
const ROLES = [
  'title',
  'body',
  'notes',
  'unused',
  'other',
  'body',
  'title',
  'body',
  'body',
] as const;
export type TextBox = { role: (typeof ROLES)[number]; text: string };

const FIELDS: number[] = [RECORD.slideNumberField, RECORD.dateField, RECORD.genericDateField];
/** Marks a field in the text. */
const FIELD_MARK = '*';

/**
 * Texts of consecutive records, each after a header with its role. `outline` holds texts that a
 * slide only refers to.
 */
export function textBoxesOf(records: PptRecord[], outline: TextBox[]): TextBox[] {
  const boxes: TextBox[] = [];
  for (const { type, body } of records) {
    const last = boxes.at(-1);
    if (type === RECORD.textHeader && body.length >= 4) {
      boxes.push({ role: ROLES[body.readUInt32LE(0)] ?? 'other', text: '' });
    } else if (type === RECORD.outlineTextRef && body.length >= 4) {
      const referred = outline[body.readUInt32LE(0)];
      if (referred) boxes.push({ ...referred });
    } else if (last && type === RECORD.textChars) {
      last.text = body.toString('utf16le');
    } else if (last && type === RECORD.textBytes) {
      // These are low bytes of UTF-16, but some programs wrote windows-1252 quotes and dashes.
      last.text = new TextDecoder('windows-1252').decode(body);
    } else if (last && FIELDS.includes(type) && body.length >= 4) {
      last.text = withoutField(last.text, body.readUInt32LE(0));
    }
  }
  return boxes;
}

/** Keeps the length, so that positions of later fields still hold. */
function withoutField(text: string, position: number): string {
  if (text[position] !== FIELD_MARK) return text;
  return `${text.slice(0, position)}\u200B${text.slice(position + 1)}`;
}

/** Paragraphs of a text; line breaks inside become spaces. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((paragraph) =>
      paragraph.replace(/[\v\u200B]/g, (mark) => (mark === '\v' ? ' ' : '')).trim(),
    )
    .filter((paragraph) => paragraph !== '');
}
