import { createHash, randomUUID } from 'node:crypto';
import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { z } from 'zod';
import { cleanText } from '#server/http/clean-text.ts';
import type { Log } from '#server/log.ts';

const LAUNCH_SECONDS = 24 * 3_600;
/** From one page of a browser to the next. */
const HANDOVER_SECONDS = 60;
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

const launchClaimsSchema = z.object({
  sub: externalId,
  name: givenName,
  companies: z
    .array(z.object({ id: externalId, name: givenName }))
    .min(1)
    .max(100),
});

/** Who a launch token vouches for. */
export type LaunchIdentity = {
  /** Who vouches: the same subject of two issuers is two people. */
  realm: string;
  externalId: string;
  fullName: string;
  companies: { externalId: string; name: string }[];
};
export type LaunchClaims = z.input<typeof launchClaimsSchema>;

/** A token that is good for one session: for whom, and by what its second use is known. */
export type LaunchToken = { useKey: string; expiresAt: Date } & (
  | { kind: 'identity'; identity: LaunchIdentity }
  | { kind: 'owner' }
  | { kind: 'person'; userId: string }
);

export type Tokens = {
  /** As an admin site does that shares the secret. */
  signLaunch: (claims: LaunchClaims) => Promise<string>;
  /** For the person whom the studio belongs to. */
  signOwner: () => Promise<string>;
  /** For a person whom the studio has just recognized, and whose browser it sends on. */
  signHandover: (userId: string) => Promise<string>;
  /** Null for whatever is not a launch token that is valid now; whether it was used is not asked. */
  verify: (token: string) => Promise<LaunchToken | null>;
};

export function createTokens(options: {
  secret: string;
  jwksUrl: string | undefined;
  issuer: string | undefined;
  audience: string | undefined;
  now: () => Date;
  log: Log;
}): Tokens {
  const { issuer, audience, now, log } = options;
  const secret = new TextEncoder().encode(options.secret);
  const keySet = options.jwksUrl ? createRemoteJWKSet(new URL(options.jwksUrl)) : null;
  const sign = (payload: JWTPayload, seconds: number) => {
    const token = new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(randomUUID())
      .setIssuedAt(now())
      .setExpirationTime(new Date(now().getTime() + seconds * 1_000));
    if (issuer) token.setIssuer(issuer);
    if (audience) token.setAudience(audience);
    return token.sign(secret);
  };

  async function read(token: string): Promise<LaunchToken | null> {
    const { alg } = decodeProtectedHeader(token);
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
    signLaunch: (claims) => sign({ ...claims, sub: String(claims.sub) }, LAUNCH_SECONDS),
    signOwner: () => sign({ sub: 'owner', use: 'owner' }, LAUNCH_SECONDS),
    signHandover: (userId) => sign({ sub: userId, use: 'person' }, HANDOVER_SECONDS),
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
  const once = { useKey: useKeyOf(realm, payload, token), expiresAt: dateOf(payload.exp) };
  const isOurs = realm === LOCAL_REALM;
  if (isOurs && payload.use === 'owner') return { kind: 'owner', ...once };
  if (isOurs && payload.use === 'person') {
    return { kind: 'person', userId: payload.sub ?? '', ...once };
  }
  const claims = launchClaimsSchema.safeParse(payload);
  if (!claims.success) return null;
  const { sub, name, companies } = claims.data;
  const identity = {
    realm,
    externalId: sub,
    fullName: name,
    companies: companies.map((company) => ({ externalId: company.id, name: company.name })),
  };
  return { kind: 'identity', identity, ...once };
}

/**
 * By its own name, else by what was signed: the signature itself can be written in more than one
 * way (ES256), so it is left out.
 */
function useKeyOf(realm: string, { jti }: JWTPayload, token: string): string {
  const name = jti ? `${realm}\n${jti}` : token.slice(0, token.lastIndexOf('.'));
  return createHash('sha256').update(name).digest('base64url');
}

const dateOf = (seconds: number | undefined) => new Date((seconds ?? 0) * 1_000);

/** Enough to mend an admin site by; nothing of the token itself. */
const reasonOf = (error: errors.JOSEError) => ({
  code: error.code,
  ...('claim' in error && { claim: error.claim }),
});
