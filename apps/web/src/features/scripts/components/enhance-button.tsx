import { useQuery } from '@tanstack/react-query';
import { configEndpoints } from '@tarima/contract';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { endpointQuery, useApi } from '#web/lib/api.ts';

/** Offered only where a language model is set up; elsewhere it says why it is not. */
export function EnhanceButton({ isPending, onClick }: { isPending: boolean; onClick: () => void }) {
  const { t } = useTranslation();
  const config = useQuery(endpointQuery(useApi(), configEndpoints.get, {}));
  const isUnavailable = config.data?.hasLanguageModel === false;
  return (
    <>
      <Button
        variant="secondary"
        onClick={onClick}
        disabled={isPending || isUnavailable}
        aria-describedby={isUnavailable ? 'enhance-unavailable' : undefined}
      >
        <Sparkles aria-hidden />
        {isPending ? t('editor.enhancing') : t('editor.enhance')}
      </Button>
      {isUnavailable && (
        <p id="enhance-unavailable" className="max-w-56 text-xs text-muted-foreground">
          {t('editor.enhanceUnavailable')}
        </p>
      )}
    </>
  );
}
