import { PROJECT_NAME_CHARACTERS, type Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useDuplicateProject } from './api/change-projects.ts';

/** Copies a project under a name that says so. */
export function useDuplicate() {
  const { t } = useTranslation();
  const { mutate } = useDuplicateProject();
  return ({ id, name }: Project) => {
    const copy = t('projects.copyName', { name }).slice(0, PROJECT_NAME_CHARACTERS);
    mutate(
      { projectId: id, name: copy },
      {
        onSuccess: () => toast.success(t('projects.duplicated'), copy),
        onError: (error) => toast.error(t('projects.duplicateError'), messageOf(error, t)),
      },
    );
  };
}
