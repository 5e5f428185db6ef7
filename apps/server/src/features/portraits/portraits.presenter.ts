import type { Avatar, Portrait, ShownPortrait } from '@tarima/contract';
import { portraitAddress } from './portrait-files.ts';
import type { PortraitRow } from './portraits.repo.ts';

/** The person as videos show them. */
export const shownPortrait = ({
  name,
  picture,
  mediaType,
  width,
  height,
}: PortraitRow): ShownPortrait => ({ name, picture, mediaType, width, height });

/** The person for a member. Only owners learn of the consent. */
export const presentPortrait = (row: PortraitRow, isForOwner: boolean): Portrait => ({
  ...shownPortrait(row),
  id: row.id,
  gender: row.gender,
  consent: isForOwner
    ? {
        declaredBy: row.declaredBy,
        words: row.consentWords,
        recordedBy: row.recordedByName,
        recordedAt: row.recordedAt.toISOString(),
      }
    : null,
});

/** The person as a presenter that can be chosen. */
export const presentAsAvatar = (row: PortraitRow): Avatar => ({
  avatar_id: row.id,
  avatar_name: row.name,
  provider: 'local',
  gender: row.gender,
  category: 'own',
  premium: false,
  type: 'talking_photo',
  preview_image_url: portraitAddress(row.companyId, row.picture),
  preview_video_url: null,
  portrait: shownPortrait(row),
});
