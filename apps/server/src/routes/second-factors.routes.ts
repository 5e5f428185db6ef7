import { secondFactorEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

/** Each call may cost a password hash or be a guess. */
const TRIES_PER_MINUTE = 20;

export function registerSecondFactorRoutes(app: FastifyInstance, studio: Studio): void {
  const { ownSecondFactor } = studio.services;
  registerEndpoints(
    app,
    studio,
    secondFactorEndpoints,
    {
      begin: ({ actor, body }) => ownSecondFactor.begin(actor, body),
      confirm: async ({ actor, body }) => ({
        recoveryCodes: await ownSecondFactor.confirm(actor, body.code),
      }),
      renewRecoveryCodes: async ({ actor, body }) => ({
        recoveryCodes: await ownSecondFactor.renewRecoveryCodes(actor, body),
      }),
      async turnOff({ actor, body }) {
        await ownSecondFactor.turnOff(actor, body);
        return {};
      },
    },
    {
      perMinute: {
        begin: TRIES_PER_MINUTE,
        confirm: TRIES_PER_MINUTE,
        renewRecoveryCodes: TRIES_PER_MINUTE,
        turnOff: TRIES_PER_MINUTE,
      },
    },
  );
}
