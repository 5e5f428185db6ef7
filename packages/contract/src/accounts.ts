import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { sessionSchema } from './session.ts';

export const PASSWORD_LIMITS = { min: 10, max: 200 } as const;
const LONGEST_EMAIL = 254;

/** Normalised, because addresses are compared. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL)
  .pipe(z.email({ error: 'EMAIL_INVALID' }));
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_LIMITS.min, 'PASSWORD_TOO_SHORT')
  .max(PASSWORD_LIMITS.max);
export const personNameSchema = z.string().trim().min(1).max(200);
/** Any current password: it is compared and never kept. */
export const givenPassword = z.string().max(PASSWORD_LIMITS.max);
/** Six digits of an app, or a recovery code. Required where a second step is on. */
export const givenCode = z.string().trim().min(1).max(40);
/** The part of a link after its `#`. */
const linkToken = z.string().min(1).max(200);

export const accountSchema = z.object({
  fullName: z.string(),
  /** Null until the person has chosen how to sign in. */
  email: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Null if the password is enough; else the number of recovery codes left. */
  secondFactor: z.object({ recoveryCodes: z.number().int() }).nullable(),
});
export type Account = z.infer<typeof accountSchema>;

/** Pages for sign-in by OpenID Connect, not API calls. */
export const OIDC_PATHS = {
  /** `next` is the studio's page to return to. */
  start: (next = '/') =>
    `/api/v1/auth/oidc/start${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`,
  callback: '/api/v1/auth/oidc/callback',
} as const;

/** Calls without a session. */
export const signInEndpoints = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/v1/auth/sign-in',
    summary: 'Signs in by e-mail, password and, where a second step is on, a code',
    body: z.object({
      email: emailSchema,
      password: givenPassword,
      code: givenCode.optional(),
    }),
    data: sessionSchema,
  }),
  readPasswordReset: endpoint({
    method: 'POST',
    path: '/api/v1/auth/password-resets/read',
    summary: 'Whose password a link resets',
    body: z.object({ token: linkToken }),
    data: z.object({ fullName: z.string(), email: z.string() }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/v1/auth/password-resets',
    summary: 'Sets a new password by a link, ends every session of the person, and signs in',
    body: z.object({
      token: linkToken,
      password: newPasswordSchema,
      code: givenCode.optional(),
    }),
    data: sessionSchema,
  }),
  readInvitation: endpoint({
    method: 'POST',
    path: '/api/v1/auth/invitations/read',
    summary: 'What a link invites to; never whether somebody has an account',
    body: z.object({ token: linkToken }),
    data: z.object({
      companyName: z.string(),
      email: z.string(),
      expiresAt: z.iso.datetime(),
    }),
  }),
  acceptAsNew: endpoint({
    method: 'POST',
    path: '/api/v1/auth/invitations/accept-as-new',
    summary: 'Accepts an invitation with a new account, and signs in',
    body: z.object({
      token: linkToken,
      fullName: personNameSchema,
      newPassword: newPasswordSchema,
      /** Required if the password opens an account that the person already has. */
      code: givenCode.optional(),
    }),
    data: sessionSchema,
  }),
  acceptByPassword: endpoint({
    method: 'POST',
    path: '/api/v1/auth/invitations/accept-by-password',
    summary: 'Accepts an invitation by the password of one’s own account, and signs in',
    body: z.object({ token: linkToken, password: givenPassword, code: givenCode.optional() }),
    data: sessionSchema,
  }),
};

export const accountEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/account',
    summary: 'How I am called and how I sign in',
    data: accountSchema,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/account',
    summary: 'Changes how I am called',
    body: z.object({ fullName: personNameSchema }),
    data: accountSchema,
  }),
  changeCredentials: endpoint({
    method: 'PUT',
    path: '/api/v1/account/credentials',
    summary: 'Changes my e-mail or password, and ends my other sessions',
    body: z.object({
      email: emailSchema,
      /** Required if the person has a password. */
      currentPassword: givenPassword.optional(),
      /** Required if a second step is on. */
      code: givenCode.optional(),
      /** Absent: the password stays. */
      newPassword: newPasswordSchema.optional(),
    }),
    data: accountSchema,
  }),
};
