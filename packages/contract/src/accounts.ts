import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { sessionSchema } from './session.ts';

export const PASSWORD_LIMITS = { min: 10, max: 200 } as const;
const LONGEST_EMAIL = 254;

/** In the one form in which addresses are compared. */
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
/** Whatever somebody types as the password they have: it is compared and never kept. */
export const givenPassword = z.string().max(PASSWORD_LIMITS.max);
/** Six digits of an app, or a recovery code, written as somebody likes; where a second step is on. */
export const givenCode = z.string().trim().min(1).max(40);
/** What a link carries behind its `#`. */
const linkToken = z.string().min(1).max(200);

export const accountSchema = z.object({
  fullName: z.string(),
  /** Null until they have said how they want to sign in. */
  email: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Null where the password is enough; else how many recovery codes are left. */
  secondFactor: z.object({ recoveryCodes: z.number().int() }).nullable(),
});
export type Account = z.infer<typeof accountSchema>;

/** Where the browser goes to sign in by OpenID Connect; pages, not calls. */
export const OIDC_PATHS = {
  /** With the place of the studio to come back to. */
  start: (next = '/') =>
    `/api/v1/auth/oidc/start${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`,
  callback: '/api/v1/auth/oidc/callback',
} as const;

/** Calls of people who have no session yet. */
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
      /** Asked where the password opens an account that the person has. */
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
      /** Wanted from who has a password. */
      currentPassword: givenPassword.optional(),
      /** Wanted from who has a second step on. */
      code: givenCode.optional(),
      /** Absent: the password stays. */
      newPassword: newPasswordSchema.optional(),
    }),
    data: accountSchema,
  }),
};
