import { z } from 'zod';
import { GENDERS } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { DRAFT_STATUSES, problemSchema } from './projects.ts';

/** `asking` waits until the owner has compared a hash that was unknown. */
export const VOICE_MODEL_STAGES = ['fetching', 'asking', 'unpacking', 'trying'] as const;
export type VoiceModelStage = (typeof VOICE_MODEL_STAGES)[number];

/** An own folder lacks this file until it has been tried here. */
export const VOICE_MODEL_MEASURE = 'measured.json';

/** The last attempt to fetch a model of voices or to install its file. */
export const voiceModelFetchSchema = z.object({
  status: z.enum(DRAFT_STATUSES),
  /** Null while waiting and after the end. */
  stage: z.enum(VOICE_MODEL_STAGES).nullable(),
  /** 0 to 100 over the whole work. */
  progress: z.number(),
  /** Bytes of the archive that are here, and all of them; null if unknown. */
  bytes: z.number().int(),
  totalBytes: z.number().int().nullable(),
  /** The hash to compare, while `asking`. */
  sha256: z.string().nullable(),
  problem: problemSchema.nullable(),
});
export type VoiceModelFetch = z.infer<typeof voiceModelFetchSchema>;

/** A model of natural voices: one of the catalogue, or a folder that a person put there. */
export const voiceModelSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** BCP-47, such as `es` or `pt-BR`. */
  languages: z.array(z.string()),
  /** The voices of a present model have an id in each language; those of others none yet. */
  voices: z.array(
    z.object({
      name: z.string(),
      gender: z.enum(GENDERS),
      voiceIds: z.array(z.object({ language: z.string(), id: z.string() })),
    }),
  ),
  /** The licence's name; its text has a call of its own. Null for an own folder without one. */
  licence: z.string().nullable(),
  /** Size of the archive; null if unknown. */
  bytes: z.number().int().nullable(),
  /** Also shown, for those who fetch it on another machine. Null for an own folder. */
  archiveAddress: z.string().nullable(),
  isInCatalogue: z.boolean(),
  isPresent: z.boolean(),
  /** Names of the files or fields that an own folder lacks. Empty for a usable one. */
  lacks: z.array(z.string()),
  /** Seconds of work for a second of speech: measured here, or else as published; null if unknown. */
  realTimeFactor: z.number().nullable(),
  isMeasured: z.boolean(),
  /** Null if it was never fetched here. */
  fetch: voiceModelFetchSchema.nullable(),
});
export type VoiceModel = z.infer<typeof voiceModelSchema>;

const modelParams = z.object({ modelId: z.string().min(1).max(100) });

/** For the owner of the studio. */
export const voiceModelEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/voice-models',
    summary: 'The models of natural voices, those that are here and those that can be fetched',
    data: z.object({
      /** The reason why none can run on this machine; null if they can. */
      problem: problemSchema.nullable(),
      models: z.array(voiceModelSchema),
    }),
  }),
  licence: endpoint({
    method: 'GET',
    path: '/api/v1/voice-models/{modelId}/licence',
    summary: 'The text of a licence',
    params: modelParams,
    data: z.object({ name: z.string(), text: z.string() }),
  }),
  fetch: endpoint({
    method: 'POST',
    path: '/api/v1/voice-models/{modelId}/fetch',
    summary: 'Starts to fetch a model, or goes on where it broke off; tries an own folder',
    params: modelParams,
    body: z.object({ acceptsLicence: z.boolean() }),
    data: voiceModelSchema,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/voice-models/{modelId}/upload',
    summary: 'Installs a model from its archive (multipart: acceptsLicence, one file)',
    params: modelParams,
    data: voiceModelSchema,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/voice-models/{modelId}/confirm',
    summary: 'Goes on with an archive whose hash the owner has compared',
    params: modelParams,
    body: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/u) }),
    data: voiceModelSchema,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/voice-models/{modelId}/cancel',
    summary: 'Stops fetching; what is here already stays for the next time',
    params: modelParams,
    data: voiceModelSchema,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/voice-models/{modelId}',
    summary: 'Removes a model and its voices from this studio',
    params: modelParams,
    data: z.null(),
  }),
};
