import { portraitEndpoints, projectEndpoints, providerOf } from '@tarima/contract';
import { findPresenter, PRESENTERS } from '@tarima/stage';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/**
 * The presenter of the storyboard: the chosen one, if the studio draws or shows them. Else the
 * first of the studio's, since nothing here may cost money. Undefined while that is not known.
 */
export function useShownPresenter(projectId: string, chosen: string | undefined) {
  const isUnknown =
    chosen !== undefined &&
    chosen !== '' &&
    providerOf(chosen) === 'local' &&
    findPresenter(chosen) === undefined;
  const project = useEndpoint(
    projectEndpoints.get,
    { params: { projectId } },
    { enabled: isUnknown },
  );
  const companyId = project.data?.company.pk;
  const people = useEndpoint(
    portraitEndpoints.list,
    { params: { companyId: companyId ?? '' } },
    { enabled: isUnknown && companyId !== undefined },
  );
  if (chosen === undefined) return undefined;
  const isFailed = project.isError || people.isError;
  if (isUnknown && !people.data && !isFailed) return undefined;
  const isShown = findPresenter(chosen) || people.data?.some(({ id }) => id === chosen);
  return isShown ? chosen : (PRESENTERS[0]?.id ?? '');
}
