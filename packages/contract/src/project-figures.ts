import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FIGURE_KINDS, pictureNameSchema, pictureSchema, shareBoxSchema } from './figures.ts';
import { pictureSizeSchema } from './listing.ts';

/** Extensions of the pictures that authors add. The field of the upload is `file`. */
export const FIGURE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'svg', 'tiff'] as const;

/** A picture that the scripts of a project may show. */
export const projectFigureSchema = pictureSchema.extend({
  kind: z.enum(FIGURE_KINDS),
  /** Empty if it has none. */
  caption: z.string(),
  /** For those who cannot see it; empty if nobody described it. */
  alt: z.string(),
  /** Its first place in the documents. All three are null for an author's picture. */
  fileName: z.string().nullable(),
  page: z.number().int().nullable(),
  pageKind: z.enum(['page', 'slide']).nullable(),
  origin: z.enum(['document', 'author']),
});
export type ProjectFigure = z.infer<typeof projectFigureSchema>;

/** The picture of a document's page, and the places of the wanted words. */
export const pagePictureSchema = z.object({
  /** The shown page: the next one, if only that one has the words. */
  page: z.number().int(),
  pictureUrl: z.string(),
  /** In pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** A box for each line, from top to bottom. Empty if the words are not found. */
  boxes: z.array(shareBoxSchema),
});
export type PagePicture = z.infer<typeof pagePictureSchema>;

const LONGEST_QUOTE = 5_000;
const MOST_PAGES = 10_000;
const projectId = z.object({ projectId: z.uuid() });
const figureName = projectId.extend({ picture: pictureNameSchema });
const page = z.coerce.number().int().min(1).max(MOST_PAGES);

export const figureEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/projects/{projectId}/figures',
    summary: 'The pictures of a project: its documents’ in their order, then its author’s',
    params: projectId,
    data: z.array(projectFigureSchema),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/projects/{projectId}/figures',
    summary: 'Adds a picture of the author’s (multipart, one JPEG, PNG, SVG or TIFF)',
    params: projectId,
    data: projectFigureSchema,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/projects/{projectId}/figures/{picture}',
    summary: 'The file of a picture (PNG or JPEG)',
    params: figureName,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/projects/{projectId}/figures/{picture}',
    summary: 'Deletes an author’s picture; scenes that name it are shown without it',
    params: figureName,
    data: z.null(),
  }),
  findPage: endpoint({
    method: 'GET',
    path: '/api/v1/projects/{projectId}/pages',
    summary: 'A page of a document as a picture, and where a quote stands on it',
    params: projectId,
    query: z.object({
      /** The name of the file, as citations have it. */
      file: z.string().min(1).max(300),
      page,
      quote: z.string().max(LONGEST_QUOTE).default(''),
    }),
    data: pagePictureSchema,
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/v1/projects/{projectId}/pages/{fileId}/{page}',
    summary: 'The picture of a page (PNG or JPEG)',
    params: projectId.extend({ fileId: z.uuid(), page }),
  }),
  poster: endpoint({
    method: 'GET',
    path: '/api/v1/projects/{projectId}/posters/{fileId}',
    summary: 'The first page of a document as a small picture (PNG or JPEG), or a smaller WebP',
    params: projectId.extend({ fileId: z.uuid() }),
    query: pictureSizeSchema,
  }),
};
