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
/** Names that an issuer gives its own things, short enough for a database key. */
const externalId = z.union([
  z
    .string()
    .min(1)
    .max(200)
    .refine((id) => id === cleanText(id)),
  z.int().transform(String),
]);

/** Names of people and companies, as the issuer gives them. */
const givenName = z.string().overwrite(cleanText).trim().min(1).max(200);

/** The realm of an admin site that shares the secret. */
const LOCAL_REALM = 'local';

const identitySchema = z.object({
  sub: externalId,
  name: givenName,
  companies: z
    .array(
      z.object({
        id: externalId,
        name: givenName,
        /** The role in the company. An unknown role counts as a member. */
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

/** The person that a launch token vouches for. */
export type LaunchIdentity = {
  /** The issuer: the same subject of two issuers is two people. */
  realm: string;
  externalId: string;
  fullName: string;
  companies: { externalId: string; name: string; role: CompanyRole }[];
  /** Null if the site does not say. */
  issuedAt: Date | null;
};
export type LaunchClaims = z.input<typeof identitySchema>;

/** A token for one session, with the key that recognizes a second use. */
export type LaunchToken = OwnLaunch | (LaunchUse & { kind: 'identity'; identity: LaunchIdentity });

export type Tokens = Pick<OwnTokens, 'signOwner' | 'signHandover'> & {
  /** Signs as an admin site with the shared secret does. */
  signLaunch: (claims: LaunchClaims) => Promise<string>;
  /** Null for any invalid launch token. It does not check if the token was used before. */
  verify: (token: string) => Promise<LaunchToken | null>;
};

export function createTokens(options: {
  /** Shared with an admin site. It vouches for that site's people, not for the studio's own. */
  secret: string;
  /** Only the studio has it. */
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
        // TypeError covers malformed tokens, and an admin site whose keys cannot be fetched.
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

/** Enough to fix an admin site's tokens, without the token itself. */
const reasonOf = (error: errors.JOSEError) => ({
  code: error.code,
  ...('claim' in error && { claim: error.claim }),
});
