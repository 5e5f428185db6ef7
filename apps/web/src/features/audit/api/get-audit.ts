import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AuditAction, auditEndpoints } from '@tarima/contract';
import { endpointQuery, useApi } from '#web/lib/api.ts';

/** The audit trail; the page before stays until the next is there. */
export const useAudit = (query: { action: AuditAction | undefined; page: number }) =>
  useQuery({
    ...endpointQuery(useApi(), auditEndpoints.list, { query }),
    placeholderData: keepPreviousData,
    // It grows while nobody looks at it.
    refetchOnMount: 'always',
  });
