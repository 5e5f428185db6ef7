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

export const settingsEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/settings',
    summary: 'What is set up in this studio; for its owner',
    data: z.object({ languageModel: languageModelSettingsSchema.nullable() }),
  }),
  checkLanguageModel: endpoint({
    method: 'POST',
    path: '/api/v1/settings/language-model/check',
    summary: 'Asks the language model one small question; for the owner of the studio',
    data: modelCheckSchema,
  }),
};
