import { configEndpoints } from '@tarima/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx';
import { StudioConfigContext } from '#web/lib/studio-config.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { UnreachableScreen } from './unreachable-screen.tsx';

/** Asks the server once which screens are enabled and where people sign in. */
export function ConfigGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const config = useEndpoint(configEndpoints.get, {});

  if (config.isPending) return <FullScreenSpinner label={t('common.loading')} />;
  if (config.isError) return <UnreachableScreen onRetry={() => void config.refetch()} />;
  return <StudioConfigContext value={config.data}>{children}</StudioConfigContext>;
}
