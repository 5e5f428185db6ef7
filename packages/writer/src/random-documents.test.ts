import { LANGUAGES, MAIN_OBJECTIVES, TONES } from '@tarima/contract';
import type { SourceBlock, SourceDocument } from '@tarima/documents';
import { countSpokenWords, parseScript, splitSentences, spokenParagraphs } from '@tarima/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftVideoScript } from './draft-video.ts';
import { documentOf } from './testing/document-of.ts';
import { ENGLISH_ARTICLE, PORTUGUESE_DECK, SPANISH_GUIDE } from './testing/sample-texts.ts';
import { WriterError } from './writer-error.ts';

/** Room for about 900 words of the documents and the frame. */
const MOST_WORDS = 960;

const lines = [SPANISH_GUIDE, ENGLISH_ARTICLE, PORTUGUESE_DECK]
  .flatMap((text) => splitSentences(text, 'es'))
  .filter(Boolean);
const HOSTILE = [
  '## Otra escena',
  '[Voz: grita]',
  '- punto',
  '1. uno',
  '---',
  '<b>negrita</b>',
  '**a** _b_ `c` \\# \\[x\\]',
  'a\u0000b\u200bc\u202ed',
  '((([[[',
  '”»’).',
  '¿?',
  '...',
  '12.345,67 €',
];
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...lines) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...lines), fc.constantFrom(...HOSTILE))
      .map(([line, mark]) => `${mark} ${line} ${mark}`),
  },
);
const texts = fc.array(text, { minLength: 1, maxLength: 4 });
const block = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('heading'),
      level: fc.integer({ min: 1, max: 6 }),
      texts,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('paragraph', 'note', 'caption'), texts }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('list'), texts }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('table'), texts }) },
);
const document = fc
  .record({
    blocks: fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), block), { maxLength: 40 }),
    title: text,
    language: fc.constantFrom('es', 'en', 'pt', 'fr', 'other' as const),
    pageKind: fc.constantFrom('page', 'slide' as const),
  })
  .map(({ blocks, title, language, pageKind }): SourceDocument => {
    let count = 0;
    return {
      fileName: 'random.pdf',
      mediaType: 'application/pdf',
      language,
      title,
      pageCount: 5,
      pageKind,
      blocks: blocks
        .sort(([one], [other]) => one - other)
        .map(([page, made]): SourceBlock => {
          const sentences = made.texts.map((words) => {
            count += 1;
            return { id: `s${count}`, text: words };
          });
          if (made.kind === 'list') {
            const items = sentences.map((sentence) => [sentence]);
            return { kind: 'list', page, ordered: false, items, sentences };
          }
          if (made.kind === 'table') return { kind: 'table', page, rows: [made.texts], sentences };
          if (made.kind === 'heading' && 'level' in made) {
            return { kind: 'heading', page, level: made.level, sentences: sentences.slice(0, 1) };
          }
          const kind = made.kind === 'note' || made.kind === 'caption' ? made.kind : 'paragraph';
          return { kind, page, sentences };
        }),
    };
  });

describe('draftVideoScript on any documents', () => {
  it('gives a script that parses as written, or a writer’s error', () => {
    fc.assert(
      fc.property(
        fc.array(document, { minLength: 1, maxLength: 3 }),
        text,
        text,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...TONES),
        fc.constantFrom(...MAIN_OBJECTIVES),
        (documents, projectName, audience, language, tone, objective) => {
          let draft: ReturnType<typeof draftVideoScript>;
          try {
            draft = draftVideoScript({
              documents,
              projectName,
              audience,
              language,
              tone,
              objective,
            });
          } catch (error) {
            expect(error).toBeInstanceOf(WriterError);
            return;
          }
          const scenes = parseScript(draft.content);
          const spoken = spokenParagraphs(draft.content).flatMap((paragraph) =>
            splitSentences(paragraph, draft.language),
          );
          expect(draft.provenance.map(({ sentence }) => sentence)).toEqual(spoken);
          expect(countSpokenWords(draft.content)).toBeLessThanOrEqual(MOST_WORDS);
          expect(draft.content.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
          for (const { title, blocks } of scenes) {
            expect(title).not.toBe('');
            expect(title.length).toBeLessThanOrEqual(title.endsWith('?') ? 90 : 48);
            expect(blocks.filter(({ kind }) => kind === 'scene')).toHaveLength(1);
            expect(blocks.filter(({ kind }) => kind === 'voice').length).toBeLessThanOrEqual(2);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keeps to the same length for a book', () => {
    const chapter = SPANISH_GUIDE.split('\n').filter(
      (line) => !/^# (?:Índice|Referencias|Aviso)/u.test(line),
    );
    const book = Array.from({ length: 120 }, (_, index) =>
      chapter
        .join('\n')
        .replaceAll('seguridad', `seguridad ${String.fromCharCode(97 + (index % 26))}${index}`),
    ).join('\n---\n');
    const document = documentOf(book, { language: 'es', title: 'Libro' });
    const { content } = draftVideoScript({
      documents: [document],
      projectName: 'Libro',
      language: 'es',
      tone: 'formal',
      objective: 'explicar',
      audience: '',
    });
    expect(countSpokenWords(content)).toBeLessThanOrEqual(MOST_WORDS);
  });
});
