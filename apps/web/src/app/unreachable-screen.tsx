import { Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FullPageMessage } from '#web/components/full-page-message.tsx';
import { Button } from '#web/components/ui/button.tsx';

export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main>
      <FullPageMessage
        icon={Unplug}
        title={t('errors.unreachableTitle')}
        description={t('errors.unreachable')}
      >
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </FullPageMessage>
    </main>
  );
}
