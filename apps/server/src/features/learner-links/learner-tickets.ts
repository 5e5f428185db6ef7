import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const TYPE = 'tarima-learner+jwt';
const KEY_BYTES = 32;
const HOUR_MS = 3_600_000;
/** A ticket is good for this long or up to twice as long. */
const LEAST_MS = 12 * HOUR_MS;

const claimsSchema = z.object({ sub: z.uuid(), link: z.uuid() });
/** The learner of a link who may load its videos. */
type TicketHolder = { learnerId: string; linkId: string };

/**
 * Short-lived proofs for the addresses of videos and posters, whose elements send no header. No
 * cookie is needed, so they also work in a page of another site.
 */
export function createLearnerTickets({ ownKey, now }: { ownKey: string; now: () => Date }) {
  const key = new Uint8Array(hkdfSync('sha256', ownKey, '', 'tarima learner tickets', KEY_BYTES));

  return {
    /** The same for some hours, so that a browser finds its kept videos again. */
    sign({ learnerId, linkId }: TicketHolder): Promise<string> {
      const end = (Math.floor(now().getTime() / LEAST_MS) + 2) * LEAST_MS;
      return new SignJWT({ sub: learnerId, link: linkId })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setExpirationTime(new Date(end))
        .sign(key);
    },

    /** Null for a ticket that is not ours or no longer good. */
    async read(ticket: string): Promise<TicketHolder | null> {
      const wanted = {
        algorithms: ['HS256'],
        typ: TYPE,
        currentDate: now(),
        requiredClaims: ['exp'],
      };
      const read = await jwtVerify(ticket, key, wanted).catch(() => null);
      const claims = claimsSchema.safeParse(read?.payload);
      return claims.success ? { learnerId: claims.data.sub, linkId: claims.data.link } : null;
    },
  };
}
