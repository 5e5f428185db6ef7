import { z } from 'zod';

/** The kinds of picture that a document shows. `slide` is a whole slide. */
export const FIGURE_KINDS = ['photo', 'diagram', 'chart', 'screen', 'slide'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** A picture is named by the SHA-256 of its file. Scripts cite its opening. */
export const pictureNameSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** A picture file; its longer side has at most 1,600 pixels. */
export const pictureSchema = z.object({
  picture: pictureNameSchema,
  mediaType: z.enum(PICTURE_TYPES),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** A part of a page or picture. All four are shares of its size, from 0 to 1. */
export const shareBoxSchema = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
});
export type ShareBox = z.infer<typeof shareBoxSchema>;

/** The numbers of a drawn chart. Each series has a value for each category. */
export const chartSchema = z.object({
  /** Empty if it has none. */
  title: z.string(),
  categories: z.array(z.string()),
  series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
  /** `%`, a currency sign or empty. Values of `%` are out of 100. */
  unit: z.string(),
});
export type Chart = z.infer<typeof chartSchema>;
