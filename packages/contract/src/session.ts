import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const companySchema = z.object({ pk: z.uuid(), name: z.string() });
export type Company = z.infer<typeof companySchema>;

/** Roles in a company. Owners also manage its members. */
export const COMPANY_ROLES = ['owner', 'member'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

export const sessionSchema = z.object({
  token: z.string(),
  user: z.object({
    id: z.uuid(),
    full_name: z.string(),
    /** True for the owner, who has the address printed at the start. */
    is_owner: z.boolean(),
  }),
  companies: z.array(companySchema.extend({ role: z.enum(COMPANY_ROLES) })),
  /** Companies closed until the person turns a second step on. */
  closedCompanies: z.array(companySchema),
});
export type Session = z.infer<typeof sessionSchema>;

/** Origin of a session: a password, a provider, an admin site's launch token, or the printed link. */
export const SESSION_WAYS = ['password', 'provider', 'admin-site', 'studio-link'] as const;
export type SessionWay = (typeof SESSION_WAYS)[number];

export const ownSessionSchema = z.object({
  id: z.uuid(),
  /** The client's own name; null if unknown, as for programs. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Network address of the last use; null for a shell. */
  address: z.string().nullable(),
  /** Null for sessions from before this was stored. */
  way: z.enum(SESSION_WAYS).nullable(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  /** True for the session of this request. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
const ownSessionsSchema = z.array(ownSessionSchema);

export const sessionEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/v1/auth/login',
    summary: 'Exchanges a launch token, or a session token that is still valid, for a session',
    body: z.object({ token: z.string().min(1) }),
    data: sessionSchema,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/v1/auth/logout',
    summary: 'Ends the session: its token opens nothing any more',
    data: z.object({}),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/auth/sessions',
    summary: 'Where I am signed in',
    data: ownSessionsSchema,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/v1/auth/sessions/{sessionId}',
    summary: 'Ends a session of mine; answers those that are left',
    params: z.object({ sessionId: z.uuid() }),
    data: ownSessionsSchema,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/api/v1/auth/sessions',
    summary: 'Ends every session of mine but the one that asks',
    data: ownSessionsSchema,
  }),
};
