import { z } from 'zod';
import { companyLookSchema } from './company-look.ts';
import {
  BACKGROUNDS,
  CAPTION_PLACES,
  LANGUAGES,
  LAYOUTS,
  PRESENTER_PLACES,
  RESOLUTIONS,
  VIDEO_FORMATS,
  VIDEO_MODES,
} from './constants.ts';
import { pictureSchema, shareBoxSchema } from './figures.ts';
import { shownPortraitSchema } from './portraits.ts';

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

/** A picture in a scene. */
export const shownFigureSchema = pictureSchema.extend({
  /** The part to show; null for all of it. */
  crop: shareBoxSchema.nullable(),
  /** Its caption in the document; empty if it has none. */
  caption: z.string(),
});
export type ShownFigure = z.infer<typeof shownFigureSchema>;

/** A table in a scene. The first row has the names of the columns. */
export const shownTableSchema = z.object({
  rows: z.array(z.array(z.string())),
  /** The cells that are spoken of, in the order of their times. Each stays lit until the next. */
  lit: z.array(z.object({ row: z.number().int(), column: z.number().int(), start: z.number() })),
});
export type ShownTable = z.infer<typeof shownTableSchema>;

/**
 * One scene. Its times count from its own start. It depends on other scenes only by `index` and
 * `count`, for the progress line. An edit therefore leaves the pictures of other scenes unchanged.
 */
export const timelineSceneSchema = z.object({
  index: z.number().int(),
  count: z.number().int(),
  title: z.string(),
  /** The author's own words in the `[Scene: …]` line; null if there are none. */
  picture: z.string().nullable(),
  layout: z.enum(LAYOUTS),
  /** True before the first scene and after the last: title and line stand with the logo. */
  isBookend: z.boolean().optional(),
  /** Without meaning in stock mode. */
  presenterPlace: z.enum(PRESENTER_PLACES),
  figure: shownFigureSchema.nullable(),
  /** The rows of a table or the numbers of a chart. */
  table: shownTableSchema.nullable(),
  /** Seconds, always a whole number of frames. */
  duration: z.number(),
  /** On-screen key points and when they appear. */
  points: z.array(z.object({ text: z.string(), start: z.number() })),
  captions: z.array(captionSchema),
  /** Starts of the emphasised sentences. */
  emphases: z.array(z.number()),
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
  /** The presenter, if it is one of the company's own people: a still with a sound wave. */
  portrait: shownPortraitSchema.optional(),
  /** The look in stock mode; null in avatar mode. */
  templateId: z.enum(TEMPLATES).nullable(),
  background: z.enum(BACKGROUNDS),
  language: z.enum(LANGUAGES),
  /** Of the video's file. Absent for the default. All drawing is in the pixels of `FRAME_SIZES`. */
  resolution: z.enum(RESOLUTIONS).optional(),
  /** Absent for the picture. Elsewhere the content has the room of the captions, too. */
  captionPlace: z.enum(CAPTION_PLACES).optional(),
  /** Absent for Tarima's own. */
  look: companyLookSchema.optional(),
  /** The small line above the scene title: the project's name. */
  kicker: z.string(),
  scenes: z.array(timelineSceneSchema),
  /** Seconds, the sum of the scenes. */
  duration: z.number(),
});
export type Timeline = z.infer<typeof timelineSchema>;
