import { z } from 'zod';
import { BACKGROUNDS, LANGUAGES, VIDEO_FORMATS, VIDEO_MODES } from './constants.ts';

/** Looks of a video without a presenter (stock mode). */
export const TEMPLATES = ['clean', 'board', 'magazine', 'night'] as const;
export type Template = (typeof TEMPLATES)[number];

/**
 * The twelve mouth shapes. `rest` is closed. Vowels are named by their sound, consonants by their
 * letters: `pbm` lips together; `fv` lip under teeth; `th` tongue between teeth; `td` tongue behind
 * teeth (t d n l s z r); `kg` back of the mouth; `ch` rounded teeth (ch sh zh).
 */
export const VISEMES = [
  'rest',
  'pbm',
  'fv',
  'th',
  'td',
  'kg',
  'ch',
  'ee',
  'eh',
  'ah',
  'oh',
  'oo',
] as const;
export type Viseme = (typeof VISEMES)[number];

/** A written word and its time, in seconds from the start of its scene. */
export const timedWordSchema = z.object({
  text: z.string(),
  start: z.number(),
  end: z.number(),
});
export type TimedWord = z.infer<typeof timedWordSchema>;

/** One caption line, shown from `start` to `end`. Its words light up one by one. */
export const captionSchema = z.object({
  start: z.number(),
  end: z.number(),
  words: z.array(timedWordSchema),
});
export type Caption = z.infer<typeof captionSchema>;

/**
 * One scene. Its times count from its own start. It depends on other scenes only by `index` and
 * `count`, for the progress line. An edit therefore leaves the pictures of other scenes unchanged.
 */
export const timelineSceneSchema = z.object({
  index: z.number().int(),
  count: z.number().int(),
  title: z.string(),
  /** Picture described by the author's `[Scene: …]` line; null if there is none. */
  picture: z.string().nullable(),
  /** Seconds, always a whole number of frames. */
  duration: z.number(),
  /** On-screen key points and when they appear. */
  points: z.array(z.object({ text: z.string(), start: z.number() })),
  captions: z.array(captionSchema),
  /** Mouth shapes in order, each held until the next. */
  visemes: z.array(z.object({ viseme: z.enum(VISEMES), start: z.number() })),
});
export type TimelineScene = z.infer<typeof timelineSceneSchema>;

/** Pure data from which any moment of a video can be drawn. */
export const timelineSchema = z.object({
  format: z.enum(VIDEO_FORMATS),
  mode: z.enum(VIDEO_MODES),
  /** The speaking presenter; null in stock mode. */
  presenterId: z.string().nullable(),
  /** The look in stock mode; null in avatar mode. */
  templateId: z.enum(TEMPLATES).nullable(),
  background: z.enum(BACKGROUNDS),
  language: z.enum(LANGUAGES),
  /** The small line above the scene title: the project's name. */
  kicker: z.string(),
  scenes: z.array(timelineSceneSchema),
  /** Seconds, the sum of the scenes. */
  duration: z.number(),
});
export type Timeline = z.infer<typeof timelineSchema>;
