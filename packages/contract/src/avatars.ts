import { z } from 'zod';
import { GENDERS } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { problemSchema } from './projects.ts';

/** Who makes videos with presenters: the studio itself, or a vendor. */
export const PRESENTER_PROVIDERS = ['local', 'heygen'] as const;
export type PresenterProviderId = (typeof PRESENTER_PROVIDERS)[number];

/** A vendor's presenters and voices carry its name in their ids, such as `heygen-Abigail_public`. */
export const providerOf = (id: string): PresenterProviderId =>
  PRESENTER_PROVIDERS.find((provider) => id.startsWith(`${provider}-`)) ?? 'local';

/** Vendors call their own what they like: what tells nothing is `other`. */
export const AVATAR_CATEGORIES = ['business', 'education', 'health', 'casual', 'other'] as const;
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
});
export type Avatar = z.infer<typeof avatarSchema>;

export const presenterProviderSchema = z.object({
  id: z.enum(PRESENTER_PROVIDERS),
  /** Null where it can be used; otherwise why not. */
  problem: problemSchema.nullable(),
  /** US dollars for a second of finished video; null where it costs nothing. */
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
    /** `refresh=true` asks the vendors anew; otherwise their lists are some hours old at most. */
    query: z.object({ refresh: z.stringbool().default(false) }),
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
