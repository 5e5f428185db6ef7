import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';

export function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" onClick={onBack}>
      <ArrowLeft aria-hidden />
      {t('podcasts.result.back')}
    </Button>
  );
}
