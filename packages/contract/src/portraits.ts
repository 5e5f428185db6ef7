import { z } from 'zod';
import { GENDERS } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { pictureNameSchema, pictureSchema } from './figures.ts';

/** Extensions of the photo. The field of the upload is `file`. */
export const PORTRAIT_EXTENSIONS = ['jpg', 'jpeg', 'png', 'tiff'] as const;

const nameSchema = z.string().trim().min(1).max(60);

/** A real person as videos show them: a photo that never moves, with the name below it. */
export const shownPortraitSchema = pictureSchema.extend({ name: nameSchema });
export type ShownPortrait = z.infer<typeof shownPortraitSchema>;

/** The agreement of the person in the photo, as an owner recorded it. */
export const portraitConsentSchema = z.object({
  /** The person in the photo, or who declares that this person agrees. */
  declaredBy: z.string(),
  /** The words that were agreed to. */
  words: z.string(),
  /** The owner's name; null once that person is deleted. */
  recordedBy: z.string().nullable(),
  recordedAt: z.iso.datetime(),
});

/** One of a company's own people. */
export const portraitSchema = shownPortraitSchema.extend({
  id: z.uuid(),
  gender: z.enum(GENDERS),
  /** Null for members who are no owners. */
  consent: portraitConsentSchema.nullable(),
});
export type Portrait = z.infer<typeof portraitSchema>;

/** The fields of the form that adds a person. The photo is its file. */
export const newPortraitSchema = z.object({
  name: nameSchema,
  gender: z.enum(GENDERS),
  declaredBy: z.string().trim().min(1).max(120),
  /** The tick beside the words of the consent. Without it the person is refused. */
  agrees: z.stringbool().default(false),
});

const companyParams = z.object({ companyId: z.uuid() });

/** Members read them. Owners of the company add and remove them. */
export const portraitEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/portraits',
    summary: 'The people of a company who may present its videos as a still',
    params: companyParams,
    data: z.array(portraitSchema),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/companies/{companyId}/portraits',
    summary: 'Adds a person with their consent (multipart, one JPEG, PNG or TIFF); for owners',
    params: companyParams,
    data: portraitSchema,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/portraits/pictures/{picture}',
    summary: 'The photo of a person (PNG or JPEG)',
    params: companyParams.extend({ picture: pictureNameSchema }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/companies/{companyId}/portraits/{portraitId}',
    summary: 'Removes a person and their photo; finished videos stay. For owners',
    params: companyParams.extend({ portraitId: z.uuid() }),
    data: z.null(),
  }),
};
