import { PlugZap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useCheckHost } from '../api/host-platform.ts';

/** Tests if the host accepts the studio's signature. */
export function HostCheckButton() {
  const { t } = useTranslation();
  const check = useCheckHost();
  const handleCheck = () =>
    check.mutate(undefined, {
      onSuccess({ problem }) {
        if (problem) toast.error(t('settings.hostPlatform.notTaken'), problem.message);
        else toast.success(t('settings.hostPlatform.taken'));
      },
      onError: (error) => toast.error(t('settings.check.error'), messageOf(error, t)),
    });

  return (
    <Button variant="secondary" onClick={handleCheck} disabled={check.isPending}>
      {check.isPending ? (
        <Spinner label={t('settings.check.pending')} className="size-4" />
      ) : (
        <PlugZap aria-hidden />
      )}
      <span>{t(check.isPending ? 'settings.check.pending' : 'settings.check.action')}</span>
      <span className="sr-only">{t('settings.hostPlatform.title')}</span>
    </Button>
  );
}
