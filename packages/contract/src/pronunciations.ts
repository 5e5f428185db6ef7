import { z } from 'zod';
import { OUTPUT_LANGUAGE_CODES } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** Languages that can be spoken. */
export const SPOKEN_LANGUAGE_CODES = Object.values(OUTPUT_LANGUAGE_CODES);
export type SpokenLanguageCode = (typeof SPOKEN_LANGUAGE_CODES)[number];
const SPOKEN = z.enum(SPOKEN_LANGUAGE_CODES);

export const PRONUNCIATION_LIMITS = { written: 60, said: 120, ofCompany: 2_000 } as const;

/** The largest CSV file that is imported. */
export const PRONUNCIATION_FILE_BYTES = 1_000_000;

/** One line of text with something to say. */
const spokenLine = (longest: number) =>
  z
    .string()
    .normalize('NFC')
    .overwrite((text) => text.replace(/\s+/gu, ' '))
    .trim()
    .min(1)
    .max(longest)
    .regex(/[\p{L}\p{N}]/u);

/** A word or name, and how a company says it. */
export const pronunciationSchema = z.object({
  written: spokenLine(PRONUNCIATION_LIMITS.written),
  said: spokenLine(PRONUNCIATION_LIMITS.said),
});
export type Pronunciation = z.infer<typeof pronunciationSchema>;

export const companyPronunciationSchema = pronunciationSchema.extend({
  id: z.uuid(),
  language: SPOKEN,
});
export type CompanyPronunciation = z.infer<typeof companyPronunciationSchema>;

const companyParams = z.object({ companyId: z.uuid() });
/** A pronunciation of one language, before it has an id. */
export const newPronunciationSchema = pronunciationSchema.extend({ language: SPOKEN });
export type NewPronunciation = z.infer<typeof newPronunciationSchema>;

/** Every member of the company reads and changes them, as with its projects. */
export const pronunciationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/pronunciations',
    summary: 'How a company says its words, by language and alphabet',
    params: companyParams,
    data: z.array(companyPronunciationSchema),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/companies/{companyId}/pronunciations',
    summary: 'Adds a pronunciation, or replaces the one of the same word',
    params: companyParams,
    body: newPronunciationSchema,
    data: companyPronunciationSchema,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/companies/{companyId}/pronunciations/{pronunciationId}',
    summary: 'Deletes a pronunciation',
    params: companyParams.extend({ pronunciationId: z.uuid() }),
    data: z.null(),
  }),
  hear: endpoint({
    method: 'POST',
    path: '/api/v1/companies/{companyId}/pronunciations/hear',
    summary: 'A word as it would be said (MP3), by a voice of the studio that costs nothing',
    params: companyParams,
    body: newPronunciationSchema,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/pronunciations.csv',
    summary: 'All pronunciations as CSV',
    params: companyParams,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/v1/companies/{companyId}/pronunciations/import',
    summary: 'Adds the pronunciations of a CSV file (multipart); the same words are replaced',
    params: companyParams,
    data: z.object({ added: z.number().int(), replaced: z.number().int() }),
  }),
};
