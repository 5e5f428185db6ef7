import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const personalDataSchema = z.object({
  /** Untouched things are deleted after this many days; null for never. */
  retentionDays: z.number().int().nullable(),
  /** Storage limit of a company; null for no limit. */
  companyBytes: z.number().nullable(),
  companies: z.array(
    z.object({
      pk: z.uuid(),
      name: z.string(),
      members: z.number().int(),
      projects: z.number().int(),
      podcasts: z.number().int(),
      /** Of uploads, videos and podcasts. */
      bytes: z.number(),
      /** True for the owner's own company, which stays. */
      isOwners: z.boolean(),
    }),
  ),
  users: z.array(
    z.object({
      id: z.uuid(),
      full_name: z.string(),
      /** Null for sign-in by a provider or another site. */
      email: z.string().nullable(),
      companies: z.array(z.string()),
      isOwner: z.boolean(),
    }),
  ),
});
export type PersonalData = z.infer<typeof personalDataSchema>;

const companyId = z.object({ companyId: z.uuid() });
const userId = z.object({ userId: z.uuid() });

export const personalDataEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/personal-data',
    summary: 'Whose data the studio keeps, and for how long; for its owner',
    data: personalDataSchema,
  }),
  exportCompany: endpoint({
    method: 'GET',
    path: '/api/v1/personal-data/companies/{companyId}/export',
    summary: 'Everything of a company (ZIP); for the owner of the studio',
    params: companyId,
    isByTokenOnly: true,
  }),
  exportUser: endpoint({
    method: 'GET',
    path: '/api/v1/personal-data/users/{userId}/export',
    summary:
      'Everything a person made, and what is known of them (ZIP); for the owner of the studio',
    params: userId,
    isByTokenOnly: true,
  }),
  deleteCompany: endpoint({
    method: 'DELETE',
    path: '/api/v1/personal-data/companies/{companyId}',
    summary: 'Deletes a company with all it has; for the owner of the studio',
    params: companyId,
    data: z.object({ id: z.uuid() }),
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/api/v1/personal-data/users/{userId}',
    summary: 'Deletes a person; what they made stays with its company; for the owner of the studio',
    params: userId,
    data: z.object({ id: z.uuid() }),
  }),
};
