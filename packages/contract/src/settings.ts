import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';
import { tokenCountSchema } from './model-usage.ts';
import { problemSchema } from './projects.ts';

/** Ways to get structured answers from a model: a schema, JSON mode, or instructions only. */
export const ANSWER_FORMS = ['schema', 'json', 'text'] as const;

/** The current settings, without any part of a key. */
export const languageModelSettingsSchema = z.object({
  model: z.string(),
  /** Host and port of its server. */
  server: z.string(),
  hasKey: z.boolean(),
  /** Null before its first answer. */
  answerForm: z.enum(ANSWER_FORMS).nullable(),
  /** US dollars per million tokens; null if not set. */
  prices: z.object({ input: z.number(), output: z.number() }).nullable(),
});
export type LanguageModelSettings = z.infer<typeof languageModelSettingsSchema>;

/** The reasons why a server that was asked on trial cannot be used. */
export const TRIAL_PROBLEMS = [
  'LANGUAGE_MODEL_UNREACHABLE',
  'LANGUAGE_MODEL_REFUSED',
  'LANGUAGE_MODEL_UNKNOWN',
  'LANGUAGE_MODEL_BUSY',
  'LANGUAGE_MODEL_UNUSABLE',
  'LANGUAGE_MODEL_TOO_LONG',
  'SPEECH_UNREACHABLE',
  'SPEECH_REFUSED',
  'SPEECH_BUSY',
  'SPEECH_FAILED',
  'PRESENTER_VENDOR_UNREACHABLE',
  'PRESENTER_VENDOR_REFUSED',
  'PRESENTER_VENDOR_NO_CREDIT',
  'PRESENTER_VENDOR_BUSY',
  'PRESENTER_VENDOR_FAILED',
  'OIDC_UNREACHABLE',
  'HOST_UNREACHABLE',
  'HOST_REFUSED',
] as const satisfies readonly ErrorCode[];

export const trialProblemSchema = problemSchema.extend({ code: z.enum(TRIAL_PROBLEMS) });
export type TrialProblem = z.infer<typeof trialProblemSchema>;

export const modelCheckSchema = z.object({
  /** Null if its answer was right. */
  problem: trialProblemSchema.nullable(),
  milliseconds: z.number().int(),
  /** Cost of the check. */
  spent: tokenCountSchema,
  settings: languageModelSettingsSchema,
});
export type ModelCheck = z.infer<typeof modelCheckSchema>;

/** Paid vendors of voices or presenters. */
export const MEDIA_VENDORS = ['openai', 'elevenlabs', 'google', 'heygen'] as const;
export type MediaVendorId = (typeof MEDIA_VENDORS)[number];

/** The current settings, without any part of a key. */
export const mediaVendorSchema = z.object({
  id: z.enum(MEDIA_VENDORS),
  kind: z.enum(['voices', 'presenters']),
  /** True if another server replaces the vendor's own. */
  isOwnServer: z.boolean(),
  /** Host and port of its server. If this is null, so are the fields below. */
  server: z.string().nullable(),
  /** Its model or API version; null if there is only one. */
  model: z.string().nullable(),
  hasKey: z.boolean(),
  /** US dollars per million characters of speech or per second of video; null if not set. */
  price: z.number().nullable(),
  /** Characters or seconds so far, including voice samples. */
  spent: z.object({ units: z.number(), cost: z.number().nullable() }),
});
export type MediaVendor = z.infer<typeof mediaVendorSchema>;

export const studioSettingsSchema = z.object({
  languageModel: languageModelSettingsSchema.nullable(),
  /** All tokens of models so far, for projects and podcasts that are still there. */
  modelSpent: tokenCountSchema,
  vendors: z.array(mediaVendorSchema),
  /** The program that draws whole slides; null if the studio's machine has none. */
  libreOffice: z.object({ version: z.string() }).nullable(),
});
export type StudioSettings = z.infer<typeof studioSettingsSchema>;

/** The voices or presenters of a vendor. */
export const vendorOfferSchema = z.object({
  /** All of the vendor's. */
  listed: z.number().int(),
  /** Usable ones. Others lack a supported language or a description. */
  offered: z.number().int(),
});
export type VendorOffer = z.infer<typeof vendorOfferSchema>;

export const vendorCheckSchema = vendorOfferSchema.extend({
  /** Null if it answered. */
  problem: trialProblemSchema.nullable(),
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
