import { type Gender, portraitEndpoints, projectEndpoints, providerOf } from '@tarima/contract';
import { findPresenter, PRESENTERS } from '@tarima/stage';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

export type ShownPresenter = { id: string; gender: Gender };

/**
 * The presenter of the storyboard: the chosen one, if the studio draws or shows them. Else the
 * first of the studio's, since nothing here may cost money. Undefined while that is not known.
 */
export function useShownPresenter(
  projectId: string,
  chosen: string | undefined,
): ShownPresenter | undefined {
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
  return findPresenter(chosen) ?? people.data?.find(({ id }) => id === chosen) ?? PRESENTERS[0];
}
