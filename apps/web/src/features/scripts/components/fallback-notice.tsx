import type { Project } from '@tarima/contract';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useDraftRetry } from '#web/features/projects/use-draft-retry.ts';

/** Says that the text below is not a draft, why, and offers a retry. */
export function FallbackNotice({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { retry, isPending } = useDraftRetry(project, t('editor.draft.retryError'));
  return (
    <Alert
      tone="warning"
      title={t('editor.draft.fallbackTitle')}
      className="mb-6"
      action={
        <Button onClick={retry} disabled={isPending}>
          <RotateCw aria-hidden />
          {t('common.retry')}
        </Button>
      }
    >
      <p>{project.draft.error?.message}</p>
      <p>{t('editor.draft.fallbackHint')}</p>
    </Alert>
  );
}
