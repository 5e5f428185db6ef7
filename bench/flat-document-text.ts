import { readFile } from 'node:fs/promises';
import { SaxesParser } from 'saxes';

/**
 * Elements that are not text of the file: deletions, comments, embedded files and charts,
 * descriptions of pictures.
 */
const NO_TEXT = new Set([
  'text:tracked-changes',
  'office:annotation',
  'office:annotation-end',
  'officeooo:annotation',
  'office:binary-data',
  'office:forms',
  'office:scripts',
  'draw:object',
  'svg:title',
  'svg:desc',
  'text:note-citation',
  'text:ruby-text',
  'text:page-number',
  'text:page-count',
  'text:sequence-decls',
]);
/** Boxes that repeat on all slides or notes. */
const REPEATED_BOX = /^(header|footer|date-time|page-number)$/;
/** Tables of contents and indexes, which no script should say. */
const INDEX = /^text:(table-of-content|(illustration|table|object|user|alphabetical)-index)$/;
const PARAGRAPH = /^text:(p|h)$/;
const SPACE = /^text:(s|tab|line-break)$/;

/**
 * The text of a flat OpenDocument file by LibreOffice. It has body, text boxes, foot- and endnotes,
 * slides (separated by `\f`) and their notes. It leaves out headers, footers, masters, hidden text,
 * deleted revisions, comments and field codes. Embedded files, tables of contents and indexes are
 * left out too.
 */
export async function textOfFlatDocument(path: string, hasSlides: boolean): Promise<string> {
  const parser = new SaxesParser();
  const hiddenStyles = new Set<string>();
  const deletions = new Set<string>();
  const openDeletions = new Set<string>();
  const open: { name: string; isSkipped: boolean }[] = [];
  let style = '';
  let change = '';
  let text = '';
  let inBody = false;

  parser.on('opentag', ({ name, attributes }) => {
    const value = (key: string) => String(attributes[key] ?? '');
    if (name === 'style:style') {
      style = value('style:name');
      if (hiddenStyles.has(value('style:parent-style-name'))) hiddenStyles.add(style);
    }
    if (name === 'style:text-properties') {
      if (value('text:display') === 'none') hiddenStyles.add(style);
      if (value('text:display') === 'true') hiddenStyles.delete(style);
    }
    if (name === 'office:body') inBody = true;
    // Deleted text stays in place, between two marks with the change's name.
    if (name === 'text:changed-region') change = value('text:id');
    if (name === 'text:deletion') deletions.add(change);
    const id = value('text:change-id');
    if (name === 'text:change-start' && deletions.has(id)) openDeletions.add(id);
    if (name === 'text:change-end') openDeletions.delete(id);
    const isSkipped =
      (open.at(-1)?.isSkipped ?? false) ||
      NO_TEXT.has(name) ||
      INDEX.test(name) ||
      REPEATED_BOX.test(value('presentation:class')) ||
      hiddenStyles.has(value('text:style-name'));
    open.push({ name, isSkipped });
    if (SPACE.test(name)) text += ' ';
    // A paragraph may hold a text box with paragraphs in it.
    if (PARAGRAPH.test(name)) text += '\n';
  });
  parser.on('text', (characters) => {
    if (!inBody || open.at(-1)?.isSkipped || openDeletions.size > 0) return;
    if (open.some(({ name }) => PARAGRAPH.test(name))) text += characters;
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    if (PARAGRAPH.test(name)) text += '\n';
    if (name === 'draw:page') text += '\f';
    if (name === 'office:body') inBody = false;
  });
  parser.write(await readFile(path, 'utf8')).close();
  return hasSlides ? withoutFooters(text) : text;
}

/** Lines that repeat on most slides are footers. */
function withoutFooters(text: string): string {
  const slides = text.split('\f').map((slide) => slide.split('\n').map((line) => line.trim()));
  const counts = new Map<string, number>();
  for (const line of slides.flatMap((lines) => [...new Set(lines)])) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const most = Math.max(3, slides.length / 2);
  return slides
    .flatMap((lines) => lines.filter((line) => (counts.get(line) ?? 0) < most))
    .join('\n');
}
