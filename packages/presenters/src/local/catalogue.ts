import type { Avatar } from '@tarima/contract';
import { PRESENTERS } from '@tarima/stage';

/** The illustrated presenters in the shape of the contract's list. */
export function listPresenters(): Avatar[] {
  return PRESENTERS.map(({ id, name, gender, category, type }) => ({
    avatar_id: id,
    avatar_name: name,
    provider: 'local',
    gender,
    category,
    // They cost nothing.
    premium: false,
    type,
    preview_image_url: `/api/v1/providers/local/avatars/${encodeURIComponent(id)}/image`,
    preview_video_url: null,
  }));
}
