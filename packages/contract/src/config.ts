import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** All screens by name. `home` and `landing` both have the path `/`. */
export const SCREENS = [
  'home',
  'landing',
  'upload',
  'edit-script',
  'generate-video',
  'create-course',
  'course-scripts',
  'course',
  'hand-over',
  'course-designer',
  'podcast-creator',
  'podcasts',
  'videos',
  'projects',
  'settings',
  'audit',
  'queue',
  'personal-data',
] as const;
export type ScreenName = (typeof SCREENS)[number];

/** Default of `STUDIO_ROUTES`: everything, with the home screen at `/`. */
export const ALL_SCREENS: readonly ScreenName[] = SCREENS.filter((name) => name !== 'landing');

/** For `STUDIO_ROUTES=spec`: the specification's screens, with the landing screen at `/`. */
export const SPECIFICATION_SCREENS: readonly ScreenName[] = [
  'landing',
  'upload',
  'generate-video',
  'create-course',
  'course-scripts',
];

export const NATURAL_VOICES_STATES = ['present', 'none', 'unavailable'] as const;
export type NaturalVoicesState = (typeof NATURAL_VOICES_STATES)[number];

export const configSchema = z.object({
  /** Enabled screens. All other paths show the fallback page. */
  screens: z.array(z.enum(SCREENS)),
  /** The admin site where people sign in; null without one. */
  adminUrl: z.string().nullable(),
  /** If false, features that need a model are shown as unavailable. */
  hasLanguageModel: z.boolean(),
  /** Name of the OpenID provider; null if there is none. */
  oidcName: z.string().nullable(),
  /** `none` is here yet, or `unavailable`: none can run on this machine. */
  naturalVoices: z.enum(NATURAL_VOICES_STATES),
  /** The address of the folder with the samples that home shows; null if there is none. */
  samples: z.string().nullable(),
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
