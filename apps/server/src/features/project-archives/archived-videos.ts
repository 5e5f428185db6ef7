import {
  BACKGROUNDS,
  CAPTION_PLACES,
  companyLookSchema,
  LANGUAGES,
  PRESENTER_PROVIDERS,
  pictureSchema,
  pronunciationSchema,
  RESOLUTIONS,
  shownPortraitSchema,
  TEMPLATES,
  VIDEO_FORMATS,
  VIDEO_MODES,
} from '@tarima/contract';
import { z } from 'zod';
import { count, listOf, pastTime, text, word } from './limits.ts';

/** Older ones are left out: three files each have to find room among the entries of an archive. */
export const MOST_VIDEOS = 500;

const settings = z.object({
  mode: z.enum(VIDEO_MODES),
  presenterId: word.nullable(),
  portrait: shownPortraitSchema.optional(),
  templateId: z.enum(TEMPLATES).nullable(),
  background: z.enum(BACKGROUNDS),
  format: z.enum(VIDEO_FORMATS),
  voiceId: word,
  locale: word.optional(),
  resolution: z.enum(RESOLUTIONS).optional(),
  captionPlace: z.enum(CAPTION_PLACES).optional(),
  look: companyLookSchema.optional(),
});

const recipe = z.object({
  title: text,
  script: text,
  language: z.enum(LANGUAGES),
  settings,
  figures: listOf(
    pictureSchema.extend({
      caption: text,
      /** The document that shows it, by its place from 0. Null for a picture of the author's. */
      document: count.nullable(),
    }),
    1_000,
  ).optional(),
  pronunciations: listOf(pronunciationSchema, 2_000).optional(),
});

/** A finished video. Its files have its place in the list, from 1, as their folder. */
export const archivedVideos = listOf(
  z.object({
    /** Null for the video of a video project. */
    contentId: z.uuid().nullable(),
    provider: z.enum(PRESENTER_PROVIDERS),
    recipe,
    module: text.nullable(),
    queuePosition: count.nullable(),
    durationSeconds: z.number().min(0).max(1_000_000).nullable(),
    bytes: z.number().int().positive(),
    createdAt: pastTime,
    finishedAt: pastTime.nullable(),
  }),
  MOST_VIDEOS,
);
