import { z } from 'zod';
import { emailSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { COMPANY_ROLES, companySchema } from './session.ts';

export const companyNameSchema = z.string().trim().min(1).max(200);
const role = z.enum(COMPANY_ROLES);
const companyParams = z.object({ companyId: z.uuid() });
const memberParams = companyParams.extend({ userId: z.uuid() });

export const memberSchema = z.object({
  id: z.uuid(),
  fullName: z.string(),
  /** Null for sign-in by the studio's own address or an admin site. */
  email: z.string().nullable(),
  role,
  /** True if the caller may create a password link for this member. */
  canResetPassword: z.boolean(),
  /** True if the password alone is not enough to sign in. */
  hasSecondFactor: z.boolean(),
  /** True if the caller may turn it off, for members without phone and recovery codes. */
  canResetSecondFactor: z.boolean(),
});
export type Member = z.infer<typeof memberSchema>;

export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const peopleSchema = z.object({
  members: z.array(memberSchema),
  /** Pending ones: neither accepted nor expired. */
  invitations: z.array(invitationSchema),
  /** True if sign-in by password alone is not enough. */
  requiresSecondFactor: z.boolean(),
});
export type People = z.infer<typeof peopleSchema>;

/** The part of a link after its `#`. It is sent once and kept only as a hash. */
export const linkSchema = z.object({ token: z.string(), expiresAt: z.iso.datetime() });
export type Link = z.infer<typeof linkSchema>;

/** For owners of a company. Only the owner of the studio can create one. */
export const companyEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/v1/companies',
    summary: 'Makes a company that I own; for the owner of the studio',
    body: z.object({ name: companyNameSchema }),
    data: companySchema,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/companies/{companyId}',
    summary: 'Renames a company',
    params: companyParams,
    body: z.object({ name: companyNameSchema }),
    data: companySchema,
  }),
  requireSecondFactor: endpoint({
    method: 'PUT',
    path: '/api/v1/companies/{companyId}/second-factor',
    summary: 'Closes a company to who signs in by a password alone, or opens it to them',
    params: companyParams,
    body: z.object({ isRequired: z.boolean() }),
    data: peopleSchema,
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/people',
    summary: 'Who belongs to a company, and who is invited',
    params: companyParams,
    data: peopleSchema,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v1/companies/{companyId}/invitations',
    summary: 'Invites an e-mail address; an earlier link for it is void',
    params: companyParams,
    body: z.object({ email: emailSchema, role }),
    data: linkSchema,
  }),
  cancelInvitation: endpoint({
    method: 'DELETE',
    path: '/api/v1/companies/{companyId}/invitations/{invitationId}',
    summary: 'Makes the link of an invitation void',
    params: companyParams.extend({ invitationId: z.uuid() }),
    data: peopleSchema,
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/api/v1/companies/{companyId}/members/{userId}',
    summary: 'Makes a member an owner, or an owner a member',
    params: memberParams,
    body: z.object({ role }),
    data: peopleSchema,
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/v1/companies/{companyId}/members/{userId}',
    summary: 'Takes a member out of a company and ends their sessions; their work stays',
    params: memberParams,
    data: peopleSchema,
  }),
  makePasswordReset: endpoint({
    method: 'POST',
    path: '/api/v1/companies/{companyId}/members/{userId}/password-reset',
    summary: 'Makes a link by which a member sets a new password; an earlier one is void',
    params: memberParams,
    data: linkSchema,
  }),
  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/api/v1/companies/{companyId}/members/{userId}/second-factor-reset',
    summary: 'Turns a member’s second step off and ends their sessions',
    params: memberParams,
    data: peopleSchema,
  }),
};
