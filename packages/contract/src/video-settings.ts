import { z } from 'zod';
import {
  BACKGROUNDS,
  CAPTION_PLACES,
  DEFAULT_LOCALE,
  RESOLUTIONS,
  VIDEO_FORMATS,
  VIDEO_MODES,
  VIDEO_SETTING_DEFAULTS,
} from './constants.ts';
import { endpoint } from './endpoint.ts';
import { TEMPLATES } from './timeline.ts';

export const videoSettingsSchema = z.object({
  videoMode: z.enum(VIDEO_MODES).default(VIDEO_SETTING_DEFAULTS.videoMode),
  /** Id of the chosen presenter; empty until one is chosen. */
  presenter: z.string().max(100).default(''),
  presenterImage: z.string().max(2_000).default(''),
  templateId: z.enum(TEMPLATES).nullable().default(null),
  /** Id of the chosen voice; empty until one is chosen. */
  voice: z.string().max(100).default(''),
  style: z.string().max(50).default(VIDEO_SETTING_DEFAULTS.style),
  background: z.enum(BACKGROUNDS).default(VIDEO_SETTING_DEFAULTS.background),
  resolution: z.enum(RESOLUTIONS).default(VIDEO_SETTING_DEFAULTS.resolution),
  captionPlace: z.enum(CAPTION_PLACES).default(VIDEO_SETTING_DEFAULTS.captionPlace),
  videoFormat: z.enum(VIDEO_FORMATS).default(VIDEO_SETTING_DEFAULTS.videoFormat),
  /** The chosen accent or locale, such as `es_MX`. Empty means the default. */
  locale: z.string().max(20).default(DEFAULT_LOCALE),
});
export type VideoSettings = z.infer<typeof videoSettingsSchema>;

export const videoSettingsEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/video-settings/{projectId}',
    summary: 'The video settings of a project, with defaults for what was never chosen',
    params: z.object({ projectId: z.uuid() }),
    data: videoSettingsSchema,
  }),
  lastUsed: endpoint({
    method: 'GET',
    path: '/api/v1/video-settings/{projectId}/last-used',
    summary:
      'The person’s last settings in the company of a project; null once it has its own, or if there are none',
    params: z.object({ projectId: z.uuid() }),
    data: videoSettingsSchema.nullable(),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/video-settings',
    summary: 'Saves the settings; sent on every change of selection',
    body: z.object({ projectId: z.uuid(), settings: videoSettingsSchema }),
    data: videoSettingsSchema,
  }),
};
