import { ERROR_CODES, FIGURE_KINDS, MAX_FILE_BYTES, pictureSchema } from '@tarima/contract';
import { z } from 'zod';
import { count, listOf, pastTime, text, word } from './limits.ts';

const LANGUAGE = z.enum(['es', 'en', 'pt', 'fr', 'de', 'it', 'other']);

const fileName = word.refine(
  (name) => name.trim() !== '' && !/[\\/\p{Cc}]/u.test(name),
  'no name of a file',
);
const bytes = z.number().int().min(0).max(MAX_FILE_BYTES);

/** A document of a project. Its file is named by its place in the list, from 1. */
export const archivedDocuments = listOf(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('upload'),
      name: fileName,
      bytes,
      sha256: z.string().regex(/^[0-9a-f]{64}$/u),
      /** Null for a document that is used. The others keep what was known of them. */
      problem: z
        .object({
          code: z.enum(ERROR_CODES),
          pages: count.nullable(),
          language: LANGUAGE.nullable(),
        })
        .nullable(),
    }),
    /** A text of the studio itself, which a designed course has as a file. */
    z.object({ kind: z.literal('library'), name: fileName }),
  ]),
  100,
).refine(
  (files) => new Set(files.map(({ name }) => name)).size === files.length,
  'two documents of one name',
);
export type ArchivedDocument = z.infer<typeof archivedDocuments>[number];

/** A picture of the author's. Its file has its name. */
export const archivedFigures = listOf(
  pictureSchema.extend({ kind: z.enum(FIGURE_KINDS), alt: text, bytes, createdAt: pastTime }),
  400,
).refine(
  (figures) => new Set(figures.map(({ picture }) => picture)).size === figures.length,
  'a picture twice',
);

const sentences = listOf(z.object({ id: word, text }), 100_000);
const block = { page: count, sentences };

/** A text of the studio itself, as its writers make them. */
export const libraryDocumentSchema = z.object({
  fileName,
  mediaType: z.literal('text/markdown'),
  language: LANGUAGE,
  title: text,
  pageCount: count,
  pageKind: z.literal('page'),
  blocks: listOf(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('heading'), level: count, ...block }),
      z.object({ kind: z.literal('paragraph'), ...block }),
      z.object({
        kind: z.literal('list'),
        ordered: z.boolean(),
        items: listOf(sentences, 10_000),
        ...block,
      }),
    ]),
    100_000,
  ),
});
