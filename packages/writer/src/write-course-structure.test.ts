import { LANGUAGES } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { describe, expect, it } from 'vitest';
import type { CourseDraft } from './course-draft.ts';
import { lowerWords } from './reading/terms.ts';
import { contentsOf, courseBrief, handbook } from './testing/course-samples.ts';
import { handbookText } from './testing/course-texts.ts';
import { documentOf } from './testing/document-of.ts';
import { ENGLISH_ARTICLE, PORTUGUESE_DECK, SPANISH_GUIDE } from './testing/sample-texts.ts';
import { createCourseWriter } from './write-course.ts';

const HANDBOOKS = {
  es: handbook('es', 30, { title: 'Manual del almacén' }),
  en: handbook('en', 30, { title: 'Warehouse handbook' }),
  pt: handbook('pt', 30, { title: 'Manual do armazém' }),
};
const placeOf = (sentenceId: string) => Number(sentenceId.slice(1));
const titlesIn = (course: CourseDraft) => [
  course.title,
  ...course.modules.map(({ title }) => title),
  ...contentsOf(course).map(({ title }) => title),
];

function expectTitlesToBeKept(course: CourseDraft) {
  const titles = titlesIn(course);
  const { functionWords } = WRITING_LANGUAGES[course.language].cues;
  expect(new Set(titles.map((title) => lowerWords(title).join(' '))).size).toBe(titles.length);
  for (const title of titles) {
    expect(title.length).toBeLessThanOrEqual(90);
    expect(title).toMatch(/^[\p{Lu}\p{N}¿¡“«]/u);
    expect(title).not.toMatch(/^\d+[.)]|[{}[\]<>]|\s{2}|[,;:]$|undefined/u);
    expect(functionWords.has(lowerWords(title).at(-1) ?? '')).toBe(false);
    expect(title).not.toMatch(/^(?:Parte|Part) \d/u);
  }
}

describe.each(LANGUAGES)('the structure of a handbook in %s', (language) => {
  const document = HANDBOOKS[language];
  const writer = createCourseWriter([document], 'es');
  const course = writer.draftStructure({ ...courseBrief, contentCount: 12 });

  it('is in the language of the handbook and has its title', () => {
    expect(course.language).toBe(language);
    expect(course.title).toBe(document.title);
  });

  it.each([8, 12, 16, 20, 24, 29, 40])('has the %i contents asked for', (contentCount) => {
    const asked = writer.draftStructure({ ...courseBrief, contentCount });
    expect(contentsOf(asked)).toHaveLength(contentCount);
    expectTitlesToBeKept(asked);
  });

  it('follows the order of the source and leaves no section out', () => {
    const sources = contentsOf(course).flatMap((content) => content.sources);
    let end = 0;
    for (const source of sources) {
      expect(placeOf(source.from)).toBeGreaterThan(end);
      expect(source.pages).toEqual([...source.pages].sort((a, b) => a - b));
      end = placeOf(source.to);
    }
    const headings = document.blocks.filter(({ kind }) => kind === 'heading');
    const isCovered = (id: string) =>
      sources.some(({ from, to }) => placeOf(from) <= placeOf(id) && placeOf(id) <= placeOf(to));
    const sections = headings.flatMap(({ sentences }) => sentences.map(({ id }) => id));
    // All text of the first chapter is in its sections, which are covered.
    expect(sections.slice(1).filter((id) => !isCovered(id))).toEqual([]);
  });

  it('begins modules where chapters begin', () => {
    const chapters = document.blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 1 ? block.sentences.map(({ id }) => id) : [],
    );
    for (const { contents } of course.modules) {
      const first = placeOf(contents[0]?.sources[0]?.from ?? '');
      expect(chapters.some((id) => Math.abs(placeOf(id) - first) <= 1)).toBe(true);
    }
  });

  it('describes every module and every content in words of its own', () => {
    const descriptions = [
      ...course.modules.map(({ description }) => description),
      ...contentsOf(course).map(({ description }) => description),
    ];
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const description of descriptions) {
      expect(description.length).toBeGreaterThan(20);
      expect(description).not.toMatch(/[{}]|\s{2}|undefined|\.\.|: \.|,\./u);
    }
  });

  it('is the same when it is drafted again', () => {
    expect(writer.draftStructure({ ...courseBrief, contentCount: 12 })).toEqual(course);
  });
});

describe('documents of other kinds', () => {
  const structureOf = (documents: SourceDocument[], contentCount = 12) =>
    createCourseWriter(documents, 'es').draftStructure({ ...courseBrief, contentCount });

  it('names contents after topics where there is no heading', () => {
    const course = structureOf([handbook('es', 30, { hasHeadings: false })]);
    expect(contentsOf(course)).toHaveLength(12);
    expectTitlesToBeKept(course);
    expect(course.title).not.toBe(courseBrief.projectName);
  });

  it.each([
    ['a guide', documentOf(SPANISH_GUIDE, { language: 'es', title: 'Teletrabajo seguro' })],
    ['an article', documentOf(ENGLISH_ARTICLE, { language: 'en', title: 'Why bees matter' })],
    ['a deck', documentOf(PORTUGUESE_DECK, { language: 'pt', pageKind: 'slide' })],
  ])('gives %s as many contents as it has text for', (_, document) => {
    const writer = createCourseWriter([document], 'es');
    const course = writer.draftStructure({ ...courseBrief, contentCount: 24 });
    expect(contentsOf(course).length).toBeGreaterThan(0);
    expect(contentsOf(course).length).toBeLessThanOrEqual(writer.analyse('es').mostContents);
    expectTitlesToBeKept(course);
  });

  it('uses the documents in the declared language and lists the others', () => {
    const course = structureOf([
      { ...HANDBOOKS.en, fileName: 'large.pdf' },
      documentOf(SPANISH_GUIDE, { language: 'es', fileName: 'pequeño.docx' }),
    ]);
    expect(course.language).toBe('es');
    expect(course.unusedDocuments).toEqual(['large.pdf']);
  });

  it('takes several documents in their order', () => {
    const course = structureOf([
      { ...HANDBOOKS.es, fileName: 'uno.pdf' },
      documentOf(SPANISH_GUIDE, {
        language: 'es',
        title: 'Teletrabajo seguro',
        fileName: 'dos.pdf',
      }),
    ]);
    const files = contentsOf(course).flatMap(({ sources }) => sources.map(({ file }) => file));
    expect(new Set(files)).toEqual(new Set(['uno.pdf', 'dos.pdf']));
    expect([...files].sort((a, b) => files.indexOf(a) - files.indexOf(b))).toEqual(files);
  });

  it('spreads a book of 400 pages', () => {
    const course = structureOf([handbook('pt', 400)], 24);
    expect(course.modules.map(({ contents }) => contents.length)).toEqual([6, 6, 6, 6]);
    expectTitlesToBeKept(course);
  });

  it.each(LANGUAGES)(
    'of a short text in %s has as many contents as are recommended',
    (language) => {
      const lines = handbookText(language, 2).split('\n');
      const recommended = [6, 12, 18, 24, 30].map((count) => {
        const document = documentOf(lines.slice(0, count).join('\n'), { language });
        const writer = createCourseWriter([document], 'es');
        const { contents: contentCount } = writer.analyse('es').recommendation;
        const course = writer.draftStructure({ ...courseBrief, contentCount });
        expect(contentsOf(course)).toHaveLength(contentCount);
        return contentCount;
      });
      expect(new Set(recommended).size).toBeGreaterThan(3);
    },
  );

  it('refuses a dozen words', () => {
    const text = 'Una nota de doce palabras no da para un curso completo, claro.';
    const writer = createCourseWriter([documentOf(text, { language: 'es' })], 'es');
    expect(writer.analyse('es').mostContents).toBe(0);
    expect(() => writer.draftStructure({ ...courseBrief, contentCount: 8 })).toThrowError(
      expect.objectContaining({ code: 'COURSE_TOO_LITTLE_CONTENT' }),
    );
  });

  it('refuses no documents', () => {
    expect(() => createCourseWriter([], 'es')).toThrowError(
      expect.objectContaining({ code: 'NO_READABLE_DOCUMENT' }),
    );
  });
});
