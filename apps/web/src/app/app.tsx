import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Toaster } from '#web/components/ui/toaster.tsx';
import { TooltipProvider } from '#web/components/ui/tooltip.tsx';
import { ApiContext } from '#web/lib/api.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { ConfigGate } from './config-gate.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame/frame.tsx';
import { RealtimeProvider } from './realtime-provider.tsx';
import { SessionGate } from './session/session-gate.tsx';

type AppProps = { api: ApiClient; queryClient: QueryClient };

export function App({ api, queryClient }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <TooltipProvider delayDuration={300}>
          <ErrorBoundary>
            <ConfigGate>
              <SessionGate>
                <RealtimeProvider>
                  <Frame />
                </RealtimeProvider>
              </SessionGate>
            </ConfigGate>
          </ErrorBoundary>
          <Toaster />
        </TooltipProvider>
      </ApiContext>
    </QueryClientProvider>
  );
}
