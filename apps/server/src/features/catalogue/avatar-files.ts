import { createHash } from 'node:crypto';

/** A vendor's ids are its own words; a key is made of ours alone. */
export const avatarFileKey = (kind: 'image' | 'clip', avatarId: string) =>
  `stills/${kind}-${createHash('sha256').update(avatarId).digest('hex').slice(0, 40)}`;
