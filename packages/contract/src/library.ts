import { z } from 'zod';
import { PROJECT_TYPES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { pageSchema, searchSchema, WORK_STATES } from './listing.ts';
import { listedPodcastSchema } from './podcasts.ts';
import { PROJECT_SORTS, projectSchema } from './projects.ts';

export const ASSET_TYPES = ['video', 'podcast'] as const;

/** The kinds of work in the library: projects by their type, and podcasts. */
export const LIBRARY_TYPES = [...PROJECT_TYPES, 'podcast'] as const;
export type LibraryType = (typeof LIBRARY_TYPES)[number];

/** Orders of the library. `unfinished` puts what waits for a person first. */
export const LIBRARY_SORTS = [...PROJECT_SORTS, 'unfinished'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/** A project or a podcast, each as its own calls answer it. */
export const libraryWorkSchema = z.discriminatedUnion('kind', [
  projectSchema.extend({ kind: z.literal('project') }),
  listedPodcastSchema.extend({ kind: z.literal('podcast') }),
]);
export type LibraryWork = z.infer<typeof libraryWorkSchema>;

export const libraryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/library',
    summary: 'The projects and podcasts of the companies of the session in one list',
    query: z.object({
      type: z.enum(LIBRARY_TYPES).optional(),
      /** Only projects and podcasts with a script. */
      hasScript: z.stringbool().optional(),
      state: z.enum(WORK_STATES).optional(),
      /**
       * Searches names of projects and files, and name, topic and tagline of podcasts. Accents
       * and case do not matter.
       */
      search: searchSchema,
      sort: z.enum(LIBRARY_SORTS).default('recent'),
      page: pageSchema,
    }),
    data: z.object({ works: z.array(libraryWorkSchema), page: z.number(), pages: z.number() }),
  }),
  savePath: endpoint({
    method: 'POST',
    path: '/api/v1/providers/tarima/save-path',
    summary: 'Records a finished asset in the library and answers where to see it',
    body: z.object({
      id: z.uuid(),
      assetType: z.enum(ASSET_TYPES),
      scriptContent: z.string().optional(),
    }),
    data: z.object({ redirectTo: z.string() }),
  }),
};
