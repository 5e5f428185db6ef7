import { GENDERS } from '@tarima/contract';
import { z } from 'zod';
import { VOICE_STYLES } from '../local/catalogue.ts';

/** The families of models that the engine can speak with. */
export const VOICE_FAMILIES = ['supertonic', 'piper'] as const;
export type VoiceFamily = (typeof VOICE_FAMILIES)[number];

/** A model of voices: an entry of `models.json`, or the `model.json` of a folder. */
export const voiceModelEntrySchema = z.strictObject({
  /** Also the name of its folder, and a part of its voices' ids. It changes with the version. */
  id: z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,60}$/u),
  name: z.string().min(1).max(80),
  family: z.enum(VOICE_FAMILIES),
  /** Every voice speaks all of them; `es-ES` or `es`. */
  locales: z.array(z.string().regex(/^[a-z]{2}(?:-[A-Z]{2}|-419)?$/u)).min(1),
  voices: z
    .array(
      z.strictObject({
        /** The name that people choose by. */
        name: z.string().min(1).max(40),
        gender: z.enum(GENDERS),
        style: z.enum(VOICE_STYLES),
        /** The number of the speaker within the model. */
        speaker: z.number().int().min(0).max(999),
      }),
    )
    .min(1),
  /** An own folder may have none. */
  licence: z
    .strictObject({
      name: z.string(),
      /** The name of its text in `licences/`. */
      file: z.string(),
      /** Stands before its text: whose work it is, and doubts about it. */
      notice: z.string().optional(),
    })
    .optional(),
  /** Absent in an own folder. */
  archive: z
    .strictObject({
      address: z.url(),
      bytes: z.number().int().nullable(),
      /** Null if nobody could look it up. The owner then compares it once. */
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/u)
        .nullable(),
      /** Bytes of the unpacked files, at most. */
      unpackedBytes: z.number().int(),
    })
    .optional(),
  /** Seconds of work for a second of speech, as published; null if unknown. */
  realTimeFactor: z.number().positive().nullable().default(null),
});
export type VoiceModelEntry = z.infer<typeof voiceModelEntrySchema>;
