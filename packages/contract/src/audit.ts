import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What is written down of what people do: who came in, who was let in, what was deleted, taken out or set. */
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
  'company-made',
  'second-factor-required',
  'role-changed',
  'member-removed',
  'project-deleted',
  'project-restored',
  'video-deleted',
  'video-restored',
  'podcast-deleted',
  'feed-renewed',
  'settings-changed',
  'company-exported',
  'user-exported',
  'company-deleted',
  'user-deleted',
  'past-retention',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditEventSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS),
  /** Who did it; null for nobody known, and for the studio itself. */
  actor: z.string().nullable(),
  /** Tells namesakes apart, and is what `subject` says of a person. */
  actorId: z.uuid().nullable(),
  /** The id of what it was done to; null where there is no one thing. */
  subject: z.string().nullable(),
  /** What that is called, or was then; null for a person who was deleted, and where nothing says it. */
  subjectName: z.string().nullable(),
  /** The network address it was asked from; null for the studio itself. */
  address: z.string().nullable(),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/audit',
    summary: 'The audit trail, newest first; for the owner of the studio',
    query: z.object({
      action: z.enum(AUDIT_ACTIONS).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    data: z.object({ events: z.array(auditEventSchema), page: z.number(), pages: z.number() }),
  }),
};
