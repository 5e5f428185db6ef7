import { PROJECT_NAME_CHARACTERS, type Project, projectEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { LIBRARY_LISTS } from '#web/features/library/library-lists.ts';
import { useChange } from '#web/lib/use-change.ts';

/** Copies a project under a name that says so. */
export function useDuplicate() {
  const { t } = useTranslation();
  const { mutate } = useChange(projectEndpoints.duplicate, {
    failure: t('projects.duplicateError'),
    refreshes: LIBRARY_LISTS,
    refreshesAfterFailure: true,
    manyAtOnce: true,
  });
  return ({ id, name }: Project) => {
    const copy = t('projects.copyName', { name }).slice(0, PROJECT_NAME_CHARACTERS);
    mutate({ params: { projectId: id }, body: { name: copy } }, () =>
      toast.success(t('projects.duplicated'), copy),
    );
  };
}
