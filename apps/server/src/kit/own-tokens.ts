import { randomUUID } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type LaunchUse, launchUseSchema, useOf } from './launch-use.ts';

const LAUNCH_SECONDS = 24 * 3_600;
/** Long enough to get from one page of a browser to the next. */
const HANDOVER_SECONDS = 60;
/** Marks the studio's own tokens, which are also signed by another key. */
export const OWN_TYPE = 'tarima-launch+jwt';
const REALM = 'studio';

/** A token for the studio's owner, or for a person whom the studio has recognized. */
export type OwnLaunch = LaunchUse & ({ kind: 'owner' } | { kind: 'person'; userId: string });

const claimsSchema = z.intersection(
  launchUseSchema,
  z.discriminatedUnion('use', [
    z.object({ use: z.literal('owner') }),
    z.object({ use: z.literal('person'), sub: z.uuid() }),
  ]),
);

/** Signs and reads the studio's own launch tokens. No admin site has their key. */
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
    signOwner: () => sign({ use: 'owner' }, LAUNCH_SECONDS),

    /** For a person whom the studio has just recognized, and whose browser it sends on. */
    signHandover: (userId: string) => sign({ use: 'person', sub: userId }, HANDOVER_SECONDS),

    /** Null for claims that the studio never makes. Throws for a token that it has not signed. */
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
