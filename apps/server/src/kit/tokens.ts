import { randomUUID } from 'node:crypto';
import { COMPANY_ROLES, type CompanyRole } from '@tarima/contract';
import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { dateOf, type LaunchUse, launchUseSchema, secondSchema, useOf } from './launch-use.ts';
import type { Log } from './log.ts';
import { createOwnTokens, OWN_TYPE, type OwnLaunch, type OwnTokens } from './own-tokens.ts';

const LAUNCH_SECONDS = 24 * 3_600;
/** Asymmetric algorithms of a key set; a shared secret is never accepted from there. */
const KEY_SET_ALGORITHMS = ['RS256', 'ES256', 'EdDSA'];
/** Names of the issuer's own things; short enough for a key, whatever they are. */
const externalId = z.union([
  z
    .string()
    .min(1)
    .max(200)
    .refine((id) => id === cleanText(id)),
  z.int().transform(String),
]);

/** Names that the issuer gives to people and companies. */
const givenName = z.string().overwrite(cleanText).trim().min(1).max(200);

/** Of those for whom the secret that an admin site shares with this studio vouches. */
const LOCAL_REALM = 'local';

const identitySchema = z.object({
  sub: externalId,
  name: givenName,
  companies: z
    .array(
      z.object({
        id: externalId,
        name: givenName,
        /** Who may take others out; what a site calls by other names is a member. */
        role: z.enum(COMPANY_ROLES).optional().catch(undefined),
      }),
    )
    .min(1)
    .max(100),
});
const launchClaimsSchema = z.object({
  ...identitySchema.shape,
  ...launchUseSchema.shape,
  iss: externalId.optional(),
  iat: secondSchema.optional(),
});

/** Who a launch token vouches for. */
export type LaunchIdentity = {
  /** Who vouches: the same subject of two issuers is two people. */
  realm: string;
  externalId: string;
  fullName: string;
  companies: { externalId: string; name: string; role: CompanyRole }[];
  /** Null where its site does not say. */
  issuedAt: Date | null;
};
export type LaunchClaims = z.input<typeof identitySchema>;

/** A token that is good for one session: for whom, and by what its second use is known. */
export type LaunchToken = OwnLaunch | (LaunchUse & { kind: 'identity'; identity: LaunchIdentity });

export type Tokens = Pick<OwnTokens, 'signOwner' | 'signHandover'> & {
  /** As an admin site does that shares the secret. */
  signLaunch: (claims: LaunchClaims) => Promise<string>;
  /** Null for whatever is not a launch token that is valid now; whether it was used is not asked. */
  verify: (token: string) => Promise<LaunchToken | null>;
};

export function createTokens(options: {
  /** Shared with an admin site: it vouches for that site's people, and for nothing of the studio's own. */
  secret: string;
  /** The studio's alone. */
  ownKey: string;
  jwksUrl: string | undefined;
  issuer: string | undefined;
  audience: string | undefined;
  now: () => Date;
  log: Log;
}): Tokens {
  const { issuer, audience, now, log } = options;
  const secret = new TextEncoder().encode(options.secret);
  const keySet = options.jwksUrl ? createRemoteJWKSet(new URL(options.jwksUrl)) : null;
  const own = createOwnTokens({ key: options.ownKey, now });

  async function read(token: string): Promise<LaunchToken | null> {
    const { alg, typ } = decodeProtectedHeader(token);
    if (typ === OWN_TYPE) return own.read(token);
    const wanted = { issuer, audience, currentDate: now(), requiredClaims: ['exp', 'sub'] };
    if (alg === 'HS256') {
      const { payload } = await jwtVerify(token, secret, { ...wanted, algorithms: ['HS256'] });
      return launchOf(LOCAL_REALM, payload, token);
    }
    if (!keySet) return null;
    const algorithms = KEY_SET_ALGORITHMS;
    const { payload } = await jwtVerify(token, keySet, { ...wanted, algorithms });
    return launchOf(`jwks:${payload.iss ?? ''}`, payload, token);
  }

  return {
    ...own,
    async signLaunch(claims) {
      const token = new SignJWT({ ...claims, sub: String(claims.sub) })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(randomUUID())
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + LAUNCH_SECONDS * 1_000));
      if (issuer) token.setIssuer(issuer);
      if (audience) token.setAudience(audience);
      return token.sign(secret);
    },
    async verify(token) {
      try {
        return await read(token);
      } catch (error) {
        // TypeError: what is no token at all, and an admin site whose keys cannot be fetched.
        if (!(error instanceof errors.JOSEError || error instanceof TypeError)) throw error;
        if (error instanceof errors.JOSEError) log.warn(reasonOf(error), 'launch token refused');
        return null;
      }
    },
  };
}

function launchOf(realm: string, payload: JWTPayload, token: string): LaunchToken | null {
  const claims = launchClaimsSchema.safeParse(payload);
  if (!claims.success) return null;
  const { sub, name, companies, iat } = claims.data;
  const identity = {
    realm,
    externalId: sub,
    fullName: name,
    companies: companies.map(({ id, name: called, role = 'member' as const }) => ({
      externalId: id,
      name: called,
      role,
    })),
    issuedAt: iat === undefined ? null : dateOf(iat),
  };
  return { kind: 'identity', identity, ...useOf(realm, claims.data, token) };
}

/** Enough to mend an admin site by; nothing of the token itself. */
const reasonOf = (error: errors.JOSEError) => ({
  code: error.code,
  ...('claim' in error && { claim: error.claim }),
});
