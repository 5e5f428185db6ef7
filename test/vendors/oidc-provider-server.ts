import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type OidcAccount = { sub: string; name?: string; email?: string; email_verified?: boolean };
export type OidcProviderServer = Awaited<ReturnType<typeof startOidcProvider>>;

type Client = { id: string; secret: string; origin: string };

/** A real OpenID Connect provider that signs in the set account without asking. */
export async function startOidcProvider() {
  let account: OidcAccount = { sub: 'nobody' };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  function admit(client: Client): void {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [`${client.origin}/api/v1/auth/oidc/callback`],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      cookies: { keys: ['a key of the tests'] },
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, accountId) => ({ accountId, claims: async () => account }),
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client?.clientId,
          accountId: oidc.session?.accountId,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    const answer = provider.callback();
    server.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
      const login = { accountId: account.sub };
      void provider.interactionFinished(request, response, { login });
    });
  }

  return {
    issuer,
    /** Admits its client, whose address is known only once it listens. */
    admit,
    /** Sets the account that the provider signs in from now on. */
    setAccount(next: OidcAccount) {
      account = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
