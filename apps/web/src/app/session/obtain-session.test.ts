import { sessionEndpoints } from '@tarima/contract';
import { expect, it } from 'vitest';
import { createApiClient } from '#web/lib/api-client.ts';
import { UnreachableError } from '#web/lib/api-error.ts';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';
import { obtainSession } from './obtain-session.ts';

const studio = studioServerForTests();
const api = createApiClient({ readToken: () => null, readLanguage: () => 'es' });

it('fails without a token and with a refused one', async () => {
  await expect(obtainSession(api, null)).rejects.toThrow('Failed to get session');
  for (const status of [401, 403, 429]) {
    studio().answer(sessionEndpoints.login, () => {
      throw new Refusal(status, 'UNAUTHENTICATED');
    });
    await expect(obtainSession(api, 'launch')).rejects.toThrow('Failed to get session');
  }
});

it('reports an unreachable server as such, not as a failed session', async () => {
  studio().breakOn(sessionEndpoints.login);
  await expect(obtainSession(api, 'launch')).rejects.toThrow(UnreachableError);
});
