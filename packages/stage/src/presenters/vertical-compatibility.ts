import type { Avatar } from '@tarima/contract';
import { PRESENTERS } from './catalogue.ts';

export type Compatibility = 'optimal' | 'problematic' | 'unknown';

/** Presenters are sorted by these, the highest first (specification, section 9). */
const COMPATIBILITY_SCORES = {
  optimal: 3,
  problematic: 2,
  unknown: 1,
} as const satisfies Record<Compatibility, number>;

const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/** Presenters with their own wide room, whose sides a vertical frame cuts off. */
const FIXED_BACKGROUND_AVATARS = PRESENTERS.filter(
  ({ fixedBackground }) => fixedBackground !== null,
).map(({ id }) => id);
const ILLUSTRATED_AVATARS = PRESENTERS.map(({ id }) => id);

const PROBLEMATIC_WORDS =
  /(?<![a-z])(sitting|sofa|couch|desk|office|room|lobby|studio|background|kitchen|outdoor|landscape|wide|horizontal)(?![a-z])/;
const OPTIMAL_WORDS =
  /(?<![a-z])(portrait|vertical|front|close|closeup|headshot|upper|upperbody|standing|cutout|transparent)(?![a-z])/;

/** The fit of a presenter to a 9:16 frame, from its listing. */
export function verticalCompatibility(
  avatar: Pick<Avatar, 'avatar_id' | 'avatar_name' | 'type'>,
): Compatibility {
  // An uploaded photo is cropped around the face, so it fills a vertical frame.
  const ownId = avatar.avatar_id.replace(/^heygen-/u, '');
  if (avatar.type === 'talking_photo' && UUID.test(ownId)) return 'optimal';
  if (FIXED_BACKGROUND_AVATARS.includes(ownId)) return 'problematic';
  // The stage draws its other presenters in front of a background that follows the frame.
  if (ILLUSTRATED_AVATARS.includes(avatar.avatar_id)) return 'optimal';
  const words = `${ownId} ${avatar.avatar_name}`.toLowerCase();
  if (PROBLEMATIC_WORDS.test(words)) return 'problematic';
  if (OPTIMAL_WORDS.test(words)) return 'optimal';
  return 'unknown';
}

/** The presenters that can be offered, the best fit to a vertical frame first. */
export function rankAvatars(avatars: readonly Avatar[]): Avatar[] {
  const score = (avatar: Avatar) => COMPATIBILITY_SCORES[verticalCompatibility(avatar)];
  return avatars
    .filter((avatar) => avatar.gender !== 'unknown')
    .sort((left, right) => score(right) - score(left));
}
