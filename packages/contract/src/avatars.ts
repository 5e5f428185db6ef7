import { z } from 'zod';
import { GENDERS } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { shownPortraitSchema } from './portraits.ts';
import { problemSchema } from './projects.ts';

/** Makers of presenter videos: the studio itself, or a vendor. */
export const PRESENTER_PROVIDERS = ['local', 'heygen'] as const;
export type PresenterProviderId = (typeof PRESENTER_PROVIDERS)[number];

/** Ids of a vendor's presenters and voices begin with its name, as in `heygen-Abigail_public`. */
export const providerOf = (id: string): PresenterProviderId =>
  PRESENTER_PROVIDERS.find((provider) => id.startsWith(`${provider}-`)) ?? 'local';

/**
 * Kinds of presenters. A company's own people are `own`. Vendors choose their own categories, and
 * unclear ones become `other`.
 */
export const AVATAR_CATEGORIES = [
  'own',
  'business',
  'education',
  'health',
  'casual',
  'other',
] as const;
export type AvatarCategory = (typeof AVATAR_CATEGORIES)[number];

export const avatarSchema = z.object({
  avatar_id: z.string(),
  avatar_name: z.string(),
  provider: z.enum(PRESENTER_PROVIDERS),
  gender: z.enum([...GENDERS, 'unknown']),
  category: z.enum(AVATAR_CATEGORIES),
  premium: z.boolean(),
  type: z.enum(['talking_photo', 'standard']),
  preview_image_url: z.string(),
  preview_video_url: z.string().nullable(),
  /** The photo of one of the company's own people. Absent for other presenters. */
  portrait: shownPortraitSchema.optional(),
});
export type Avatar = z.infer<typeof avatarSchema>;

export const presenterProviderSchema = z.object({
  id: z.enum(PRESENTER_PROVIDERS),
  /** Null if it can be used; else the reason why not. */
  problem: problemSchema.nullable(),
  /** US dollars per second of finished video; null if it is free. */
  pricePerSecond: z.number().nullable(),
});
export type PresenterProviderInfo = z.infer<typeof presenterProviderSchema>;

const anAvatar = z.object({ provider: z.string().max(50), avatarId: z.string().max(100) });

export const avatarEndpoints = {
  providers: endpoint({
    method: 'GET',
    path: '/api/v1/providers',
    summary: 'Who can make videos with presenters here, at what price, and why not',
    data: z.array(presenterProviderSchema),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/providers/{provider}/avatars',
    summary: 'The presenters of a provider, the best for a vertical frame first; `all` merges them',
    params: z.object({ provider: z.string().max(50) }),
    query: z.object({
      /** `true` reloads the vendors' lists. Cached ones are a few hours old at most. */
      refresh: z.stringbool().default(false),
      /** Lists the own people of this company too, first. */
      companyId: z.uuid().optional(),
    }),
    data: z.array(avatarSchema),
  }),
  image: endpoint({
    method: 'GET',
    path: '/api/v1/providers/{provider}/avatars/{avatarId}/image',
    summary: 'The still of a presenter',
    params: anAvatar,
  }),
  clip: endpoint({
    method: 'GET',
    path: '/api/v1/providers/{provider}/avatars/{avatarId}/clip',
    summary: 'A few seconds of a vendor’s presenter (MP4)',
    params: anAvatar,
  }),
};
