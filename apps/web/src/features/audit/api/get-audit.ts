import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AuditAction, auditEndpoints, type Company } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';

/** Whose trail: a company's, or all of the studio's. */
export type TrailOf = Company | null;

type Query = { action: AuditAction | undefined; page: number };

/** A page of a trail; the page before stays until the next is there. */
export function useAudit(of: TrailOf, query: Query) {
  const { list, listOfCompany } = auditEndpoints;
  const ofCompany = { params: { companyId: of?.pk ?? '' }, query };
  return useQuery({
    ...(of ? endpointQuery(listOfCompany, ofCompany) : endpointQuery(list, { query })),
    placeholderData: keepPreviousData,
    // It grows while nobody looks at it.
    refetchOnMount: 'always',
  });
}
