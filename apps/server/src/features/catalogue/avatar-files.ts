import { createHash } from 'node:crypto';

/** A vendor's ids may hold any character, so keys are hashes. */
export const avatarFileKey = (kind: 'image' | 'clip', avatarId: string) =>
  `stills/${kind}-${createHash('sha256').update(avatarId).digest('hex').slice(0, 40)}`;
