import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Audited actions: sign-ins, invitations, deletions, removals and settings. */
export const AUDIT_ACTIONS = [
  'signed-in',
  'signed-out',
  'session-ended',
  'sign-in-refused',
  'invitation-made',
  'invitation-cancelled',
  'invitation-accepted',
  'password-reset-made',
  'password-reset-used',
  'credentials-changed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-made',
  'accounts-joined',
  'company-made',
  'look-changed',
  'pronunciation-saved',
  'pronunciation-deleted',
  'pronunciations-imported',
  'portrait-added',
  'portrait-removed',
  'second-factor-required',
  'second-factor-not-required',
  'role-changed',
  'member-removed',
  'project-deleted',
  'project-restored',
  'translation-made',
  'project-exported',
  'project-imported',
  'video-deleted',
  'video-restored',
  'podcast-deleted',
  'feed-renewed',
  'learner-link-made',
  'learner-link-changed',
  'learner-link-ended',
  'learners-exported',
  'learner-deleted',
  'review-link-made',
  'review-link-changed',
  'review-link-ended',
  'review-comment-deleted',
  'voice-model-fetched',
  'voice-model-uploaded',
  'voice-model-confirmed',
  'voice-model-removed',
  'work-cancelled',
  'work-retried',
  'settings-changed',
  'settings-stored',
  'company-exported',
  'user-exported',
  'company-deleted',
  'user-deleted',
  'past-retention',
  'trail-exported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditEventSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS),
  /** The person's name. Null for an unknown person and for the studio itself. */
  actor: z.string().nullable(),
  /** Distinguishes people of the same name. `subject` uses it for people. */
  actorId: z.uuid().nullable(),
  /** Id of the affected thing; null if there is no single one. */
  subject: z.string().nullable(),
  /** The subject's name now or then. Null for deleted people and for unnamed things. */
  subjectName: z.string().nullable(),
  /**
   * The request's network address. Null for the studio itself and the shell. Company owners see
   * null too where the entry also concerns other companies.
   */
  address: z.string().nullable(),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

const companyParams = z.object({ companyId: z.uuid() });
const pageQuery = z.object({
  action: z.enum(AUDIT_ACTIONS).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
const page = z.object({ events: z.array(auditEventSchema), page: z.number(), pages: z.number() });

export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/audit',
    summary: 'The audit trail, newest first; for the owner of the studio',
    query: pageQuery,
    data: page,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/v1/audit/export',
    summary: 'The whole audit trail (CSV); for the owner of the studio',
    isByTokenOnly: true,
  }),
  listOfCompany: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/audit',
    summary: 'What was done in or to a company, newest first; for its owners',
    params: companyParams,
    query: pageQuery,
    data: page,
  }),
  exportOfCompany: endpoint({
    method: 'GET',
    path: '/api/v1/companies/{companyId}/audit/export',
    summary: 'Everything that was done in or to a company (CSV); for its owners',
    params: companyParams,
    isByTokenOnly: true,
  }),
};
