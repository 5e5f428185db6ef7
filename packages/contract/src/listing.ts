import { z } from 'zod';

/** A page of a list, counted from 1. */
export const pageSchema = z.coerce.number().int().min(1).max(100_000).default(1);

/** Search words; an empty string finds everything. */
export const searchSchema = z.string().trim().max(100).default('');

/**
 * The state of a project or podcast. `unfinished` waits for a person, also after a failure or a
 * cancellation. `finished` has its video, its course or its audio.
 */
export const WORK_STATES = ['unfinished', 'working', 'finished'] as const;
export type WorkState = (typeof WORK_STATES)[number];
export const workStateSchema = z.enum(WORK_STATES);

/** The full name of the person who made a thing; null if that person is gone. */
export const ownerSchema = z.string().nullable();

/** Widths in pixels that a list may ask for. A picture is never made wider than it is. */
export const PICTURE_WIDTHS = ['640'] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** Without a width, the whole picture. With one, a WebP of that width. */
export const pictureSizeSchema = z.object({ width: z.enum(PICTURE_WIDTHS).optional() });
