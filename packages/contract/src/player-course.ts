import { z } from 'zod';
import { LANGUAGES, VIDEO_FORMATS } from './constants.ts';
import { questionSchema } from './questions.ts';
import { provenanceSchema } from './scripts.ts';

/** When a course counts as completed. */
export const completionRuleSchema = z.object({
  /** Percent of each video that a learner must have seen. */
  share: z.number().int().min(0).max(100),
  /** Least percent of right answers; null if answers do not count. */
  mark: z.number().int().min(1).max(100).nullable(),
});
export type CompletionRule = z.infer<typeof completionRuleSchema>;
export const DEFAULT_COMPLETION: CompletionRule = { share: 80, mark: 70 };

/** One video with all that belongs to it. Addresses are relative to the player's page. */
export const playerContentSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  video: z.object({
    url: z.string(),
    posterUrl: z.string(),
    seconds: z.number(),
    format: z.enum(VIDEO_FORMATS),
    /** True if its picture shows the captions already. */
    isCaptioned: z.boolean(),
  }),
  /** In seconds of the video; empty if they are not wanted. */
  captions: z.array(z.object({ from: z.number(), to: z.number(), text: z.string() })),
  /** The spoken sentences by scene, each with its origin. */
  transcript: z.array(z.object({ title: z.string(), sentences: z.array(provenanceSchema) })),
  questions: z.array(questionSchema),
});
export type PlayerContent = z.infer<typeof playerContentSchema>;

/** All that the learners' player needs, in a package as in a link. */
export const playerCourseSchema = z.object({
  /** Its project's id. */
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** Also of the player's own words. */
  language: z.enum(LANGUAGES),
  /** The company that made it. */
  publisher: z.string(),
  /** A company's accent colour, dark enough for white text; null for Tarima's. */
  accent: z.string().nullable(),
  madeAt: z.iso.datetime(),
  /** A single video is one module without a title. */
  modules: z.array(z.object({ title: z.string(), contents: z.array(playerContentSchema) })),
  completion: completionRuleSchema,
  /** True if a learner may take a certificate once it is completed. */
  hasCertificate: z.boolean(),
});
export type PlayerCourse = z.infer<typeof playerCourseSchema>;

/** Parts into which each video is divided, to record which were seen. */
export const SEEN_PARTS = 32;

/**
 * An answer as indexes. Choice: the option. Truth: 1 for true, 0 for false. Order: the right
 * places of the steps, as the learner put them. Match: a definition for each term, where
 * distractors count after the pairs.
 */
export const answerSchema = z.array(z.number().int().min(0).max(20)).max(10);
export type Answer = z.infer<typeof answerSchema>;

const MOST_CONTENTS = 200;
const MOST_ANSWERS = 2_000;

/** The parts that a learner has seen, and their answers. */
export const learnerStateSchema = z.object({
  /** The last place: a content's id and the second of its video. */
  place: z.object({ contentId: z.uuid(), seconds: z.number().min(0) }).nullable(),
  /** By content id: a text of `SEEN_PARTS` zeros and ones. */
  seen: z
    .record(z.uuid(), z.string().regex(/^[01]{32}$/))
    .refine((seen) => Object.keys(seen).length <= MOST_CONTENTS),
  /** By question id. The last answer counts. */
  answers: z
    .record(z.uuid(), answerSchema)
    .refine((answers) => Object.keys(answers).length <= MOST_ANSWERS),
});
export type LearnerState = z.infer<typeof learnerStateSchema>;
