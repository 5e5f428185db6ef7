import type { Sealing } from '#server/kit/sealing.ts';
import { makeAddressSecret } from '#server/kit/secret-tokens.ts';

type SealedToken = { tokenHash: string; sealedToken: string };

/**
 * The secrets of one kind of link. Its hash finds a link. The sealed copy lets members copy the
 * address again.
 */
export function createLinkSecrets(sealing: Sealing, kind: 'learner-link' | 'review-link') {
  const nameOf = (id: string) => `${kind} ${id}`;
  return {
    /** A secret for the link of this id, which no other link can use. */
    make(id: string): SealedToken {
      const { secret, hash } = makeAddressSecret();
      return { tokenHash: hash, sealedToken: sealing.seal(nameOf(id), secret) };
    },
    /** Null if the key that hides it is lost. */
    open: (id: string, { sealedToken }: SealedToken): string | null =>
      sealing.open(nameOf(id), sealedToken),
  };
}
