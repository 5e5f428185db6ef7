import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Every screen the web knows by name; `home` and `landing` are two screens for the path `/`. */
export const SCREENS = [
  'home',
  'landing',
  'upload',
  'edit-script',
  'generate-video',
  'create-course',
  'course-scripts',
  'course',
  'course-designer',
  'podcast-creator',
  'podcasts',
  'videos',
  'projects',
  'settings',
  'audit',
  'personal-data',
] as const;
export type ScreenName = (typeof SCREENS)[number];

/** What `STUDIO_ROUTES` unset means: everything, with the home screen at `/`. */
export const ALL_SCREENS: readonly ScreenName[] = SCREENS.filter((name) => name !== 'landing');

/** What `STUDIO_ROUTES=spec` means: the specification's own table, the landing screen at `/`. */
export const SPECIFICATION_SCREENS: readonly ScreenName[] = [
  'landing',
  'upload',
  'generate-video',
  'create-course',
  'course-scripts',
];

export const configSchema = z.object({
  /** The screens that are enabled; every other path shows the fallback page. */
  screens: z.array(z.enum(SCREENS)),
  /** Where a person signs in; null where the studio stands alone. */
  adminUrl: z.string().nullable(),
  /** Without one, what needs it is shown as unavailable. */
  hasLanguageModel: z.boolean(),
  /** What the provider is called by which people can sign in too; null where there is none. */
  oidcName: z.string().nullable(),
});
export type StudioConfig = z.infer<typeof configSchema>;

export const configEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/config',
    summary: 'What the web must know before anyone signs in',
    data: configSchema,
  }),
};
