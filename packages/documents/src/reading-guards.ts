import { hasPrlimit } from './with-limits.ts';
import { canDropNetwork } from './without-network.ts';

/** True for each guard of the reading process that this system itself can keep. */
export const readingGuards = (): { limits: boolean; network: boolean } => ({
  limits: hasPrlimit(),
  network: canDropNetwork(),
});
