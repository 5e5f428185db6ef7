import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { DRAFT_STATUSES, problemSchema } from './projects.ts';
import { citationSchema } from './scripts.ts';

export const QUESTION_KINDS = ['choice', 'truth', 'order', 'match'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The makers of a question: the documents' own units, a language model, or the author. */
export const QUESTION_ORIGINS = ['document', 'model', 'author'] as const;

/** Least and most parts of each kind: options, steps, or pairs. */
export const QUESTION_PARTS = {
  choice: { min: 2, max: 6 },
  order: { min: 3, max: 6 },
  match: { min: 2, max: 6 },
} as const;
/** Most questions of one content. Two to four are made. */
export const MOST_QUESTIONS = 20;

const promptSchema = z.string().trim().min(1).max(500);
const partSchema = z.string().trim().min(1).max(300);

const common = {
  id: z.uuid(),
  /** The text above the answers: a question, a statement, or a sentence with a gap. */
  prompt: promptSchema,
  /** A sentence shown after the answer. Best the source's own. Empty for none. */
  feedback: z.string().trim().max(1_000),
  /** The sentences that prove the right answer; empty for an author's own question. */
  citations: z.array(citationSchema).max(20),
  origin: z.enum(QUESTION_ORIGINS),
};

const parts = (kind: keyof typeof QUESTION_PARTS) =>
  z.array(partSchema).min(QUESTION_PARTS[kind].min).max(QUESTION_PARTS[kind].max);

/** One question for learners, with its right answer. */
export const questionSchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('choice'),
    /** As they are shown. */
    options: parts('choice'),
    /** Index of the only right option. */
    answer: z.number().int().min(0),
  }),
  z.object({ ...common, kind: z.literal('truth'), isTrue: z.boolean() }),
  z.object({
    ...common,
    kind: z.literal('order'),
    /** In the right order. They are shown in another one. */
    steps: parts('order'),
  }),
  z.object({
    ...common,
    kind: z.literal('match'),
    pairs: z
      .array(z.object({ term: partSchema, definition: partSchema }))
      .min(QUESTION_PARTS.match.min)
      .max(QUESTION_PARTS.match.max),
    /** Definitions of none of the terms. */
    distractors: z.array(partSchema).max(3),
  }),
]);
export type Question = z.infer<typeof questionSchema>;

/** A text as a learner can tell it from another: without case and invisible signs. */
export const asTold = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cc}]+/gu, '')
    .trim()
    .toLowerCase();

type Unproved<One> = One extends Question ? Omit<One, 'feedback' | 'citations' | 'origin'> : never;
/** The part of a question that learners answer, with the right answer. */
export type AskedQuestion = Unproved<Question>;

/** A question with an answer among its options. No two parts are the same. */
export const soundQuestionSchema = questionSchema.superRefine((question, context) => {
  const { path, texts } = comparedParts(question);
  const told = texts.map(asTold);
  if (told.includes('') || asTold(question.prompt) === '') {
    context.addIssue({ code: 'custom', path: [path], message: 'nothing to be seen' });
  }
  if (question.kind === 'choice' && question.answer >= question.options.length) {
    context.addIssue({ code: 'custom', path: ['answer'], message: 'no such option' });
  }
  if (new Set(told).size < told.length) {
    context.addIssue({ code: 'custom', path: [path], message: 'two parts are the same' });
  }
});

/** The parts among which a learner decides. Two of the same could not be told apart. */
function comparedParts(question: Question): { path: string; texts: string[] } {
  if (question.kind === 'choice') return { path: 'options', texts: question.options };
  if (question.kind === 'order') return { path: 'steps', texts: question.steps };
  if (question.kind === 'truth') return { path: 'isTrue', texts: [] };
  const definitions = question.pairs.map(({ definition }) => definition);
  return { path: 'pairs', texts: [...definitions, ...question.distractors] };
}

/** The questions of one content, or of the video of a project. */
export const questionSetSchema = z.object({
  /** Null for the only video of a video project. */
  contentId: z.uuid().nullable(),
  /** Grows with every save. An edit names the revision it is based on. */
  revision: z.number().int(),
  questions: z.array(questionSchema),
  /** True if somebody has changed them since they were made. */
  isEdited: z.boolean(),
  /** Ids of the questions that rest on sentences which the script no longer says. */
  unsaid: z.array(z.uuid()),
});
export type QuestionSet = z.infer<typeof questionSetSchema>;

export const projectQuestionsSchema = z.object({
  projectId: z.uuid(),
  /** The making of questions; null if it was never asked for. */
  run: z
    .object({
      status: z.enum(DRAFT_STATUSES),
      /** 0 to 100, measured in contents. */
      progress: z.number(),
      error: problemSchema.nullable(),
    })
    .nullable(),
  /** In the order of the contents. Contents without a row are missing. */
  sets: z.array(questionSetSchema),
});
export type ProjectQuestions = z.infer<typeof projectQuestionsSchema>;

/** Formats in which questions go to a learning platform's question bank. */
export const QUESTION_FORMATS = ['moodle', 'gift', 'qti'] as const;
export type QuestionFormat = (typeof QUESTION_FORMATS)[number];

const projectId = z.object({ projectId: z.uuid() });
const path = '/api/v1/questions/{projectId}' as const;

export const questionEndpoints = {
  get: endpoint({
    method: 'GET',
    path,
    summary: 'The questions of a project, and how far their making is',
    params: projectId,
    data: projectQuestionsSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path,
    summary: 'Saves the edited questions of one content',
    params: projectId,
    body: z.object({
      contentId: z.uuid().nullable().default(null),
      /** 0 for a content without questions. Nothing is overwritten if it is outdated. */
      revision: z.number().int().min(0),
      questions: z.array(soundQuestionSchema).max(MOST_QUESTIONS),
    }),
    data: questionSetSchema,
  }),
  make: endpoint({
    method: 'POST',
    path: `${path}/make`,
    summary: 'Makes the questions that are missing, or those of one content anew',
    params: projectId,
    body: z.object({
      /** Replaces the questions of this content. Null for the video of a video project. */
      contentId: z.uuid().nullable().optional(),
    }),
    data: projectQuestionsSchema,
  }),
  file: endpoint({
    method: 'GET',
    path: `${path}/file`,
    summary: 'All questions as Moodle XML, GIFT, or a QTI 2.1 package',
    params: projectId,
    query: z.object({ format: z.enum(QUESTION_FORMATS) }),
  }),
};
