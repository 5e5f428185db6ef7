import { randomUUID } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type LaunchUse, launchUseSchema, useOf } from './launch-use.ts';

const LAUNCH_SECONDS = 24 * 3_600;
/** From one page of a browser to the next. */
const HANDOVER_SECONDS = 60;
/** What tells a token of the studio's own from any other; it is signed by another key, too. */
export const OWN_TYPE = 'tarima-launch+jwt';
const REALM = 'studio';

/** For the person whom the studio belongs to, or one whom it has recognized. */
export type OwnLaunch = LaunchUse & ({ kind: 'owner' } | { kind: 'person'; userId: string });

const claimsSchema = z.intersection(
  launchUseSchema,
  z.discriminatedUnion('use', [
    z.object({ use: z.literal('owner') }),
    z.object({ use: z.literal('person'), sub: z.uuid() }),
  ]),
);

/** The studio's own launch tokens, by a key that no admin site has. */
export function createOwnTokens(options: { key: string; now: () => Date }) {
  const key = new TextEncoder().encode(options.key);
  const { now } = options;
  const sign = (payload: JWTPayload, seconds: number) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', typ: OWN_TYPE })
      .setJti(randomUUID())
      .setIssuedAt(now())
      .setExpirationTime(new Date(now().getTime() + seconds * 1_000))
      .sign(key);

  return {
    /** For the person whom the studio belongs to. */
    signOwner: () => sign({ use: 'owner' }, LAUNCH_SECONDS),

    /** For a person whom the studio has just recognized, and whose browser it sends on. */
    signHandover: (userId: string) => sign({ use: 'person', sub: userId }, HANDOVER_SECONDS),

    /** Null for what says nothing that the studio says; throws for what it has not signed. */
    async read(token: string): Promise<OwnLaunch | null> {
      const wanted = { algorithms: ['HS256'], typ: OWN_TYPE, currentDate: now() };
      const { payload } = await jwtVerify(token, key, wanted);
      const claims = claimsSchema.safeParse(payload);
      if (!claims.success) return null;
      const once = useOf(REALM, claims.data, token);
      if (claims.data.use === 'owner') return { kind: 'owner', ...once };
      return { kind: 'person', userId: claims.data.sub, ...once };
    },
  };
}
export type OwnTokens = ReturnType<typeof createOwnTokens>;
