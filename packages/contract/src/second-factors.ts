import { z } from 'zod';
import { givenCode, givenPassword } from './accounts.ts';
import { endpoint } from './endpoint.ts';

const recoveryCodesSchema = z.object({
  /** Sent once and kept only as hashes. Each works once. */
  recoveryCodes: z.array(z.string()),
});
const proof = z.object({ currentPassword: givenPassword, code: givenCode });

/** The second step of sign-in by password: codes of an app (TOTP). */
export const secondFactorEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/api/v1/account/second-factor',
    summary: 'Makes a key for an app; it counts once a code of it has come',
    body: z.object({ currentPassword: givenPassword }),
    data: z.object({
      /** In Base32, as apps take it. */
      secret: z.string(),
      /** The same for a QR code: `otpauth://totp/…` */
      uri: z.string(),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/account/second-factor/confirm',
    summary: 'Turns the second step on by a first code, and ends my other sessions',
    body: z.object({ code: givenCode }),
    data: recoveryCodesSchema,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/v1/account/second-factor/recovery-codes',
    summary: 'Makes new recovery codes; the earlier ones are void',
    body: proof,
    data: recoveryCodesSchema,
  }),
  turnOff: endpoint({
    method: 'POST',
    path: '/api/v1/account/second-factor/turn-off',
    summary: 'Turns the second step off',
    body: proof,
    data: z.object({}),
  }),
};
