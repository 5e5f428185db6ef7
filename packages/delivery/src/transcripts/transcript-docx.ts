import type { PlayerContent, PlayerCourse } from '@tarima/contract';
import { allowedInXml, escapeXml } from '@tarima/text';
import {
  BookmarkEnd,
  BookmarkStart,
  Document,
  HeadingLevel,
  InternalHyperlink,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { type CourseWords, WORDING } from '../wording.ts';
import { setZipTimes } from '../zip/set-zip-times.ts';
import { type Mark, namedMarks, type Transcript, transcriptOf } from './transcript.ts';

const GREY = '595959';
const LINK = '1F5FBF';
/** The author's own sentences have it, so that they are found at a glance. */
const AUTHOR = '8A3B00';

/**
 * The transcript of a video as a Word document. Each sentence links to its sources at the end; the
 * author's own sentences have a colour and a mark. The same content gives the same bytes.
 */
export async function transcriptDocx(
  content: Pick<PlayerContent, 'title' | 'transcript'>,
  course: Pick<PlayerCourse, 'title' | 'publisher' | 'language' | 'madeAt'>,
): Promise<Uint8Array> {
  const words = WORDING[course.language];
  const transcript = transcriptOf(content);
  const document = new Document({
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 22, language: { value: words.languageTag } },
          paragraph: { spacing: { after: 120, line: 288 } },
        },
        title: { run: { size: 40, bold: true }, paragraph: { spacing: { after: 60 } } },
        heading1: { run: { size: 28, bold: true }, paragraph: { spacing: { before: 320 } } },
      },
    },
    sections: [
      {
        children: [
          new Paragraph({ text: allowedInXml(content.title), heading: HeadingLevel.TITLE }),
          small(
            [course.title, course.publisher].filter((text) => text !== content.title).join(' · '),
          ),
          ...legend(transcript, words),
          ...scenes(transcript, words),
          ...sources(transcript, words),
        ],
      },
    ],
  });
  const bytes = await Packer.toBuffer(document, undefined, [
    { path: 'docProps/core.xml', data: properties(content.title, course) },
  ]);
  return setZipTimes(bytes, new Date(course.madeAt));
}

const small = (text: string) =>
  new Paragraph({ children: [new TextRun({ text: allowedInXml(text), color: GREY, size: 20 })] });

function legend(transcript: Transcript, words: CourseWords): Paragraph[] {
  return [
    ...(transcript.sources.length > 0 ? [small(words.numbers)] : []),
    ...namedMarks(transcript).map((mark) =>
      small(`[${words.marks[mark].mark}] ${words.marks[mark].says}`),
    ),
  ];
}

function scenes(transcript: Transcript, words: CourseWords): Paragraph[] {
  return transcript.scenes.flatMap(({ title, sentences }) => [
    ...(title
      ? [new Paragraph({ text: allowedInXml(title), heading: HeadingLevel.HEADING_1 })]
      : []),
    new Paragraph({
      children: sentences.flatMap(({ text, marks }) => [
        new TextRun({
          text: allowedInXml(text),
          ...(marks.includes('author') ? { color: AUTHOR } : {}),
        }),
        ...marks.flatMap((mark) => reference(mark, words)),
        new TextRun(' '),
      ]),
    }),
  ]);
}

function reference(mark: Mark, words: CourseWords): ParagraphChild[] {
  if (typeof mark !== 'number') {
    const text = ` [${words.marks[mark].mark}]`;
    return [new TextRun({ text, superScript: true, color: mark === 'author' ? AUTHOR : GREY })];
  }
  return [
    new InternalHyperlink({
      anchor: `source-${mark}`,
      children: [new TextRun({ text: ` [${mark}]`, superScript: true, color: LINK })],
    }),
  ];
}

function sources({ sources: cited }: Transcript, words: CourseWords): Paragraph[] {
  if (cited.length === 0) return [];
  return [
    new Paragraph({ text: words.sources, heading: HeadingLevel.HEADING_1 }),
    ...cited.map(({ file, page, quote }, index) => {
      const paragraph = new Paragraph({ indent: { left: 480, hanging: 480 } });
      const parts = [
        // Numbered here, since the library would count on through all documents.
        new BookmarkStart(`source-${index + 1}`, index + 1),
        new TextRun(`[${index + 1}]`),
        new BookmarkEnd(index + 1),
        new TextRun(` ${allowedInXml(words.page(file, page))}: `),
        new TextRun({ text: allowedInXml(words.quoted(quote)), color: GREY }),
      ];
      for (const part of parts) paragraph.addChildElement(part);
      return paragraph;
    }),
  ];
}

/** The document's properties with the course's date: the library would write the present moment. */
function properties(
  title: string,
  { publisher, madeAt }: Pick<PlayerCourse, 'publisher' | 'madeAt'>,
): string {
  const date = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${new Date(madeAt).toISOString()}</dcterms:${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties',
    ' xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(publisher)}</dc:creator>`,
    `${date('created')}${date('modified')}</cp:coreProperties>`,
  ].join('');
}
