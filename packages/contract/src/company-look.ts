import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pictureNameSchema, pictureSchema } from './figures.ts';

/** Open fonts in which a company's videos are set. Inter is Tarima's own. */
export const LOOK_FONTS = ['inter', 'nunito', 'montserrat', 'source-serif'] as const;
export type LookFont = (typeof LOOK_FONTS)[number];

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/** The words beside the logo, before the first scene or after the last. */
const bookendSchema = z.object({
  title: z.string().trim().min(1).max(80),
  /** Empty for none. */
  line: z.string().trim().max(120),
});
export type LookBookend = z.infer<typeof bookendSchema>;

const choices = {
  /** Marks, buttons and signs. It is darkened or lightened where it would be illegible. */
  accent: colourSchema,
  /** Grounds and second marks. */
  second: colourSchema,
  font: z.enum(LOOK_FONTS),
  intro: bookendSchema.nullable(),
  outro: bookendSchema.nullable(),
};

/** A company's look as its owner asks for it. Pictures are named; they were added before. */
export const wantedLookSchema = z.object({
  ...choices,
  logo: pictureNameSchema.nullable(),
  /** The picture behind the scenes. */
  backdrop: pictureNameSchema.nullable(),
});
export type WantedLook = z.infer<typeof wantedLookSchema>;

/** A company's look. Videos, covers and PDFs that are made from now on have it. */
export const companyLookSchema = z.object({
  ...choices,
  logo: pictureSchema.nullable(),
  backdrop: pictureSchema.nullable(),
});
export type CompanyLook = z.infer<typeof companyLookSchema>;

const companyParams = z.object({ companyId: z.uuid() });

/** Members read it. Owners of the company change it. */
export const companyLookEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/look',
    summary: 'A company’s look; null for Tarima’s own',
    params: companyParams,
    data: companyLookSchema.nullable(),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/companies/{companyId}/look',
    summary: 'Changes a company’s look, or goes back to Tarima’s own; for its owners',
    params: companyParams,
    body: z.object({ look: wantedLookSchema.nullable() }),
    data: companyLookSchema.nullable(),
  }),
  addPicture: endpoint({
    method: 'POST',
    path: '/api/v1/companies/{companyId}/look/pictures',
    summary: 'Adds a logo or backdrop (multipart, one JPEG, PNG, SVG or TIFF); for owners',
    params: companyParams,
    data: pictureSchema,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/look/pictures/{picture}',
    summary: 'The file of a picture of the look (PNG or JPEG)',
    params: companyParams.extend({ picture: pictureNameSchema }),
  }),
};
