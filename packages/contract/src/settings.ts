import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tokenCountSchema } from './model-usage.ts';
import { problemSchema } from './projects.ts';

/** How a model is held to the shape of its answers: by the schema, by JSON mode, by words alone. */
export const ANSWER_FORMS = ['schema', 'json', 'text'] as const;

/** What is set up; never a key, nor a part of one. */
export const languageModelSettingsSchema = z.object({
  model: z.string(),
  /** Host and port of its server. */
  server: z.string(),
  hasKey: z.boolean(),
  /** Null until it has answered. */
  answerForm: z.enum(ANSWER_FORMS).nullable(),
  /** US dollars for a million tokens; null where they are not set. */
  prices: z.object({ input: z.number(), output: z.number() }).nullable(),
});
export type LanguageModelSettings = z.infer<typeof languageModelSettingsSchema>;

export const modelCheckSchema = z.object({
  /** Null when it answered what it was asked. */
  problem: problemSchema.nullable(),
  milliseconds: z.number().int(),
  /** What the check cost. */
  spent: tokenCountSchema,
  settings: languageModelSettingsSchema,
});
export type ModelCheck = z.infer<typeof modelCheckSchema>;

/** Who is paid for voices or presenters. */
export const MEDIA_VENDORS = ['openai', 'elevenlabs', 'google', 'heygen'] as const;
export type MediaVendorId = (typeof MEDIA_VENDORS)[number];

/** What is set up; never a key, nor a part of one. */
export const mediaVendorSchema = z.object({
  id: z.enum(MEDIA_VENDORS),
  kind: z.enum(['voices', 'presenters']),
  /** Whether another server speaks in place of the vendor's own. */
  isOwnServer: z.boolean(),
  /** Host and port of its server; null where it is not set up, and then so is all that follows. */
  server: z.string().nullable(),
  /** Its model, or the version of its API; null where there is only one. */
  model: z.string().nullable(),
  hasKey: z.boolean(),
  /** US dollars for a million characters of speech, or for a second of video; null where it is not set. */
  price: z.number().nullable(),
  /** Characters or seconds so far, samples of voices included. */
  spent: z.object({ units: z.number(), cost: z.number().nullable() }),
});
export type MediaVendor = z.infer<typeof mediaVendorSchema>;

export const studioSettingsSchema = z.object({
  languageModel: languageModelSettingsSchema.nullable(),
  vendors: z.array(mediaVendorSchema),
});
export type StudioSettings = z.infer<typeof studioSettingsSchema>;

/** The voices or presenters of a vendor. */
export const vendorOfferSchema = z.object({
  /** That it has. */
  listed: z.number().int(),
  /** That can be chosen here: the others speak no language of ours, or do not say what they are. */
  offered: z.number().int(),
});
export type VendorOffer = z.infer<typeof vendorOfferSchema>;

export const vendorCheckSchema = vendorOfferSchema.extend({
  /** Null when it answered. */
  problem: problemSchema.nullable(),
  milliseconds: z.number().int(),
});
export type VendorCheck = z.infer<typeof vendorCheckSchema>;

export const settingsEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/settings',
    summary: 'What is set up in this studio; for its owner',
    data: studioSettingsSchema,
  }),
  checkLanguageModel: endpoint({
    method: 'POST',
    path: '/api/v1/settings/language-model/check',
    summary: 'Asks the language model one small question; for the owner of the studio',
    data: modelCheckSchema,
  }),
  checkVendor: endpoint({
    method: 'POST',
    path: '/api/v1/settings/vendors/{vendor}/check',
    summary: 'Asks a vendor what it offers, which costs nothing; for the owner of the studio',
    params: z.object({ vendor: z.enum(MEDIA_VENDORS) }),
    data: vendorCheckSchema,
  }),
};
