import type { Project } from '@tarima/contract';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { useRetryDraft } from '#web/features/projects/api/retry-draft.ts';
import { messageOf } from '#web/lib/error-message.ts';

/** Says that what stands below is no draft, why, and offers another try. */
export function FallbackNotice({ project }: { project: Project }) {
  const { t } = useTranslation();
  const retry = useRetryDraft();
  const handleRetry = () =>
    retry.mutate(project.id, {
      onError: (error) => toast.error(t('editor.draft.retryError'), messageOf(error, t)),
    });
  return (
    <Alert
      tone="warning"
      title={t('editor.draft.fallbackTitle')}
      className="mb-6"
      action={
        <Button onClick={handleRetry} disabled={retry.isPending}>
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
