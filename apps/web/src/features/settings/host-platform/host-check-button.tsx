import { hostPlatformEndpoints } from '@tarima/contract';
import { PlugZap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { useChange } from '#web/lib/use-change.ts';

/** Tests if the host accepts the studio's signature. */
export function HostCheckButton() {
  const { t } = useTranslation();
  const check = useChange(hostPlatformEndpoints.check, { failure: t('settings.check.error') });
  const handleCheck = () =>
    check.mutate({}, ({ problem }) => {
      if (problem) toast.error(t('settings.hostPlatform.notTaken'), problem.message);
      else toast.success(t('settings.hostPlatform.taken'));
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
