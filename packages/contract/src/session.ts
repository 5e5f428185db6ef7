import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const companySchema = z.object({ pk: z.uuid(), name: z.string() });
export type Company = z.infer<typeof companySchema>;

/** What a person may do in a company: an owner also decides who belongs to it. */
export const COMPANY_ROLES = ['owner', 'member'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

export const sessionSchema = z.object({
  token: z.string(),
  user: z.object({
    id: z.uuid(),
    full_name: z.string(),
    /** Whether the studio is theirs: who has the address that starting it prints. */
    is_owner: z.boolean(),
  }),
  companies: z.array(companySchema.extend({ role: z.enum(COMPANY_ROLES) })),
});
export type Session = z.infer<typeof sessionSchema>;

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
};
