import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { z } from 'zod';

const SESSION_HOURS = 12;
const LAUNCH_HOURS = 24;
/** Asymmetric algorithms of a key set; a shared secret is never accepted from there. */
const KEY_SET_ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];
/** Names of the issuer's own things; short enough for a key, whatever they are. */
const externalId = z.union([z.string().min(1).max(200), z.int().transform(String)]);

/** Of those for whom this studio's own secret vouches. */
export const LOCAL_REALM = 'local';

const launchClaimsSchema = z.object({
  sub: externalId,
  name: z.string().trim().min(1).max(200),
  companies: z
    .array(z.object({ id: externalId, name: z.string().trim().min(1).max(200) }))
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
type VerifiedToken =
  | { kind: 'session'; userId: string }
  | { kind: 'launch'; identity: LaunchIdentity };

export type Tokens = {
  signSession: (userId: string) => Promise<string>;
  signLaunch: (claims: LaunchClaims) => Promise<string>;
  /** Null for whatever is not a token that is valid now. */
  verify: (token: string) => Promise<VerifiedToken | null>;
};

export function createTokens(options: {
  secret: string;
  jwksUrl: string | undefined;
  now: () => Date;
}): Tokens {
  const { now } = options;
  const secret = new TextEncoder().encode(options.secret);
  const keySet = options.jwksUrl ? createRemoteJWKSet(new URL(options.jwksUrl)) : null;
  const sign = (payload: JWTPayload, hours: number) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(now())
      .setExpirationTime(new Date(now().getTime() + hours * 3_600_000))
      .sign(secret);

  return {
    signSession: (userId) => sign({ sub: userId, use: 'session' }, SESSION_HOURS),
    signLaunch: (claims) => sign({ ...claims, sub: String(claims.sub) }, LAUNCH_HOURS),
    async verify(token) {
      try {
        const limits = { currentDate: now(), requiredClaims: ['exp', 'sub'] };
        if (decodeProtectedHeader(token).alg === 'HS256') {
          const { payload } = await jwtVerify(token, secret, { ...limits, algorithms: ['HS256'] });
          if (payload.use === 'session') return { kind: 'session', userId: payload.sub ?? '' };
          return launch(LOCAL_REALM, payload);
        }
        if (!keySet) return null;
        const { payload } = await jwtVerify(token, keySet, {
          ...limits,
          algorithms: KEY_SET_ALGORITHMS,
        });
        return launch(`jwks:${payload.iss ?? ''}`, payload);
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
        throw error;
      }
    },
  };
}

function launch(realm: string, payload: JWTPayload): VerifiedToken | null {
  const claims = launchClaimsSchema.safeParse(payload);
  if (!claims.success) return null;
  const { sub, name, companies } = claims.data;
  return {
    kind: 'launch',
    identity: {
      realm,
      externalId: sub,
      fullName: name,
      companies: companies.map((company) => ({ externalId: company.id, name: company.name })),
    },
  };
}
