import { allowedInXml } from '@tarima/text';
import { Bookmark, Document, type IParagraphStyleOptions, Packer, Paragraph, TextRun } from 'docx';
import { type Manuscript, oneLine, plainText } from './manuscript.ts';
import { bookmarkOf, WORD_STYLES, type WordStyle } from './word-styles.ts';

const GREY = '5B6472';
/** In twentieths of a point. */
const SCRIPT_INDENT = 284;

const LOOKS: Record<WordStyle, Partial<IParagraphStyleOptions>> = {
  course: {},
  audience: { run: { color: GREY } },
  problem: { run: { color: GREY } },
  module: { paragraph: { outlineLevel: 0 } },
  content: { paragraph: { outlineLevel: 1 } },
  description: { run: { italics: true, color: GREY }, paragraph: { spacing: { after: 120 } } },
  script: { paragraph: { indent: { left: SCRIPT_INDENT } } },
};

/**
 * Writes a manuscript as a Word file. A paragraph's style says what it is. A bookmark in each
 * title keeps its id, and titles may change. Each line of a script is a paragraph.
 */
export async function writeDocx(manuscript: Manuscript): Promise<Uint8Array> {
  const { title, description, targetAudience, painPoints, modules } = manuscript;
  const children = [
    paragraph('course', oneLine(title)),
    ...lines('description', description),
    ...(targetAudience ? [paragraph('audience', oneLine(targetAudience))] : []),
    ...painPoints.map((problem) => paragraph('problem', oneLine(problem))),
    ...modules.flatMap((module) => [
      heading('module', module),
      ...lines('description', module.description),
      ...module.contents.flatMap((content) => [
        heading('content', content),
        ...lines('description', content.description),
        ...lines('script', content.script),
      ]),
    ]),
  ];
  const paragraphStyles = Object.entries(WORD_STYLES).map(([style, named]) => ({
    ...named,
    quickFormat: true,
    // A new line in Word is of the same kind as the one before it.
    next: style === 'script' ? named.id : WORD_STYLES.script.id,
    // The keys of both tables are the same.
    ...LOOKS[style as WordStyle],
  }));
  const file = new Document({ styles: { paragraphStyles }, sections: [{ children }] });
  return new Uint8Array(await Packer.toBuffer(file));
}

const paragraph = (style: WordStyle, text: string): Paragraph =>
  new Paragraph({ style: WORD_STYLES[style].id, children: [new TextRun(allowedInXml(text))] });

function heading(style: WordStyle, part: { id: string | null; title: string }): Paragraph {
  const run = new TextRun(allowedInXml(oneLine(part.title)));
  const children = part.id ? [new Bookmark({ id: bookmarkOf(part.id), children: [run] })] : [run];
  return new Paragraph({ style: WORD_STYLES[style].id, children });
}

const lines = (style: WordStyle, text: string): Paragraph[] =>
  plainText(text)
    ? plainText(text)
        .split('\n')
        .map((line) => paragraph(style, line))
    : [];
