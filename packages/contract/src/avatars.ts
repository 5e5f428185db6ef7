import { z } from 'zod';
import { GENDERS } from './constants.ts';
import { endpoint } from './endpoint.ts';

export const AVATAR_CATEGORIES = ['business', 'education', 'health', 'casual'] as const;
export type AvatarCategory = (typeof AVATAR_CATEGORIES)[number];

export const avatarSchema = z.object({
  avatar_id: z.string(),
  avatar_name: z.string(),
  gender: z.enum([...GENDERS, 'unknown']),
  category: z.enum(AVATAR_CATEGORIES),
  premium: z.boolean(),
  type: z.enum(['talking_photo', 'standard']),
  preview_image_url: z.string(),
  preview_video_url: z.string().nullable(),
});
export type Avatar = z.infer<typeof avatarSchema>;

export const avatarEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/providers/{provider}/avatars',
    summary: 'The presenters of a provider; `local` draws its own',
    params: z.object({ provider: z.string().max(50) }),
    data: z.array(avatarSchema),
  }),
  image: endpoint({
    method: 'GET',
    path: '/api/v1/providers/{provider}/avatars/{avatarId}/image',
    summary: 'The still of a presenter (PNG)',
    params: z.object({ provider: z.string().max(50), avatarId: z.string().max(100) }),
  }),
};
