import { z } from 'zod';
import { OUTPUT_LANGUAGE_CODES } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** Languages that can be spoken. */
const SPOKEN = z.enum(Object.values(OUTPUT_LANGUAGE_CODES));

export const PRONUNCIATION_LIMITS = { written: 60, said: 120, ofCompany: 2_000 } as const;

/** A word or name, and how a company says it. */
export const pronunciationSchema = z.object({
  written: z.string().trim().min(1).max(PRONUNCIATION_LIMITS.written),
  said: z.string().trim().min(1).max(PRONUNCIATION_LIMITS.said),
});
export type Pronunciation = z.infer<typeof pronunciationSchema>;

export const companyPronunciationSchema = pronunciationSchema.extend({
  id: z.uuid(),
  language: SPOKEN,
});
export type CompanyPronunciation = z.infer<typeof companyPronunciationSchema>;

const companyParams = z.object({ companyId: z.uuid() });
const entry = pronunciationSchema.extend({ language: SPOKEN });

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
    body: entry,
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
    body: entry,
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
