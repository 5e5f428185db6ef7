import type { Avatar } from '@tarima/contract';

/** Lucía, a presenter of the studio, with changes. */
export const avatarSample = (change: Partial<Avatar> = {}): Avatar => ({
  avatar_id: 'lucia',
  avatar_name: 'Lucía',
  provider: 'local',
  gender: 'female',
  category: 'business',
  premium: false,
  type: 'standard',
  preview_image_url: '/lucia.png',
  preview_video_url: null,
  ...change,
});
