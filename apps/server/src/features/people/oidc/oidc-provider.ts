import { emailSchema } from '@tarima/contract';
import * as client from 'openid-client';
import { cleanText } from '#server/kit/clean-text.ts';
import type { OidcChoice } from '#server/settings/oidc-choice.ts';

/** The person who signed in, as the provider says. */
export type OidcPerson = {
  issuer: string;
  subject: string;
  name: string;
  /** Null unless the provider has verified it. */
  email: string | null;
};

/** Values that the browser keeps until it comes back from the provider. */
export type OidcChecks = { state: string; nonce: string; verifier: string };

/** Signs people in at an OpenID Connect provider by the code flow with PKCE. */
export function createOidcProvider(choice: OidcChoice) {
  let discovered: Promise<client.Configuration> | undefined;

  /** Discovers the provider once, and again after a failure. */
  function configuration(): Promise<client.Configuration> {
    discovered ??= discover(choice).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  return {
    /** Throws unless the provider describes itself at its address. */
    async reach(): Promise<void> {
      await configuration();
    },

    /** The address to send the browser to, and the checks for its return. */
    async begin(redirectUri: string): Promise<{ url: string; checks: OidcChecks }> {
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },

    /** The person who came back at `url`. Throws if the checks of this browser fail. */
    async finish(url: URL, checks: OidcChecks): Promise<OidcPerson> {
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(config, url, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no ID token');
      const { iss: issuer, sub: subject } = claims;
      // Many providers keep name and e-mail out of the ID token.
      const info = claims.email
        ? claims
        : await client.fetchUserInfo(config, tokens.access_token, subject);
      const email =
        info.email_verified === true ? emailSchema.safeParse(info.email).data : undefined;
      return {
        issuer,
        subject,
        name: textOf(info.name) ?? email ?? subject,
        email: email ?? null,
      };
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OidcChoice): Promise<client.Configuration> {
  const address = new URL(issuer);
  // `oidc-choice.ts` allows plain HTTP only for this machine.
  const execute = address.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const authentication = clientSecret ? secretOf(clientSecret) : client.None();
  return client.discovery(address, clientId, undefined, authentication, { execute });
}

/** HTTP Basic, which every provider must accept, unless this one says otherwise. */
const secretOf =
  (secret: string): client.ClientAuth =>
  (server, ...request) => {
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isBasic = known.includes('client_secret_basic');
    const authenticate = (isBasic ? client.ClientSecretBasic : client.ClientSecretPost)(secret);
    return authenticate(server, ...request);
  };

function textOf(claim: unknown): string | undefined {
  const text = typeof claim === 'string' ? cleanText(claim).trim().slice(0, 200) : '';
  return text || undefined;
}
