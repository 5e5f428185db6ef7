import {
  CONTENT_COUNTS,
  COURSE_AUDIENCES,
  COURSE_DEPTHS,
  COURSE_OBJECTIVES,
  citationSchema,
  contentSourceSchema,
  courseDesignSchema,
  DESIGNER_AREAS,
  type EditedStructure,
  ERROR_CODES,
  LANGUAGES,
  ledgerUnitSchema,
  MOST_QUESTIONS,
  MUST_SAY_KINDS,
  ORIGINAL_KINDS,
  provenanceSchema,
  questionSchema,
} from '@tarima/contract';
import { z } from 'zod';
import { count, listOf, pastTime, text, word } from './limits.ts';

/** Contents of a course. Removed ones count, since an undo may bring them back. */
const MOST_CONTENTS = 2_000;
const MOST_UNITS = 100_000;

const citation = citationSchema.extend({ sentenceId: word, file: word, quote: text });
const ledger = listOf(
  ledgerUnitSchema.extend({
    id: word,
    mustSay: listOf(z.enum(MUST_SAY_KINDS), MUST_SAY_KINDS.length),
    section: z.object({ id: word, path: listOf(text, 100) }),
    text,
    citations: listOf(citation, 10_000),
  }),
  MOST_UNITS,
);

const version = z.object({
  revision: count,
  content: text,
  begunAt: pastTime.nullable(),
  savedAt: pastTime,
});

const script = z.object({
  /** Null for the only script of a video project. */
  contentId: z.uuid().nullable(),
  language: z.enum(LANGUAGES),
  originalContent: text,
  originalKind: z.enum(ORIGINAL_KINDS),
  editedContent: text.nullable(),
  errorCode: z.enum(ERROR_CODES).nullable(),
  provenance: listOf(
    provenanceSchema.extend({ sentence: text, citations: listOf(citation, 10_000) }),
    MOST_UNITS,
  ),
  ledger,
  revision: count,
  updatedAt: pastTime,
  /** Without the names of those who saved them. */
  versions: listOf(version, 500),
});

const questionSet = z.object({
  contentId: z.uuid().nullable(),
  questions: listOf(questionSchema, MOST_QUESTIONS),
  revision: count,
  isEdited: z.boolean(),
  isOutdated: z.boolean(),
});

const request = z.object({
  courseAudience: z.enum(COURSE_AUDIENCES),
  courseDepth: z.enum(COURSE_DEPTHS),
  courseObjective: z.enum(COURSE_OBJECTIVES),
  contentCount: z.number().int().min(1).max(CONTENT_COUNTS.max),
  language: z.enum(LANGUAGES),
  design: courseDesignSchema.optional(),
});

const numbers = { asked: count, made: count };
const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fewer'), ...numbers }),
  z.object({ kind: z.literal('otherLanguage'), files: listOf(word, 100) }),
  z.object({ kind: z.literal('long'), pagesPerContent: z.number() }),
  z.object({ kind: z.literal('fewerTopics'), ...numbers }),
  z.object({ kind: z.literal('notCovered'), words: listOf(word, 1_000) }),
  z.object({
    kind: z.literal('borrowed'),
    modules: listOf(z.object({ title: word, area: z.enum(DESIGNER_AREAS) }), 100),
  }),
]);

const sources = listOf(
  contentSourceSchema.extend({ file: word, pages: listOf(count, 20_000), from: word, to: word }),
  1_000,
);

const named = { id: z.uuid(), title: word, description: text };
const structure = z
  .object({
    ...{ title: word, description: text, targetAudience: text },
    painPointsAddressed: listOf(text, 100),
    modules: listOf(
      z.object({ ...named, contents: listOf(z.object(named), MOST_CONTENTS) }),
      MOST_CONTENTS,
    ),
  })
  .refine(hasOwnIds, 'two parts have one id');

const course = z.object({
  editedAt: pastTime,
  request,
  plan: z
    .object({ request, language: z.enum(LANGUAGES), notices: listOf(notice, 1_000) })
    .nullable(),
  structure,
  sources: z
    .record(z.string(), z.unknown())
    .refine((entries) => Object.keys(entries).length <= MOST_CONTENTS, 'too many contents')
    .pipe(z.record(z.uuid(), sources)),
  revision: count,
  rounds: count,
});

function hasOwnIds({ modules }: Pick<EditedStructure, 'modules'>): boolean {
  const ids = modules.flatMap(({ id, contents }) => [id, ...contents.map((each) => each.id)]);
  return new Set(ids).size === ids.length;
}

/** All texts of a project, as they stand in an archive. */
export const archivedTexts = {
  scripts: listOf(script, MOST_CONTENTS).refine(isOneAContent, 'two scripts of one content'),
  questions: listOf(questionSet, MOST_CONTENTS).refine(isOneAContent, 'two sets of one content'),
  /** The units of a course's documents. */
  ledger: ledger.nullable(),
  course: course.nullable(),
};

function isOneAContent(parts: { contentId: string | null }[]): boolean {
  return new Set(parts.map(({ contentId }) => contentId)).size === parts.length;
}
