import { z } from 'zod';

/** Signs that take no room or turn the direction. Joiners stay: names and emoji need them. */
const UNSEEN =
  /[\p{Cc}\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u2800\u3164\uFEFF\uFFA0]/gu;
const SEEN = /[^\p{Cf}\p{M}\p{Z}]/u;

/** A name as people see it: in composed letters. Empty if there is nothing to see. */
export function tidyName(name: string): string {
  const tidy = name.normalize('NFC').replace(UNSEEN, '').trim();
  return SEEN.test(tidy) ? tidy : '';
}

/** The name by which a visitor without an account calls themselves. */
export const visitorNameSchema = z.string().overwrite(tidyName).min(1).max(100);
