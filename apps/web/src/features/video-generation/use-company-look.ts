import { type CompanyLook, companyLookEndpoints, projectEndpoints } from '@tarima/contract';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** A company and its look. Null is Tarima's own. */
export type LookedCompany = { id: string; look: CompanyLook | null };

/** The company of a project. Null while it loads. */
export function useCompanyLook(projectId: string): LookedCompany | null {
  const project = useEndpoint(projectEndpoints.get, { params: { projectId } });
  const id = project.data?.company.pk;
  const look = useEndpoint(
    companyLookEndpoints.get,
    { params: { companyId: id ?? '' } },
    { enabled: id !== undefined },
  );
  return id === undefined ? null : { id, look: look.data ?? null };
}
