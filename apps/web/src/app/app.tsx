import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiContext } from '#web/lib/api.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { ConfigGate } from './config-gate.tsx';
import { Entry } from './entry.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame/frame.tsx';
import { RealtimeProvider } from './realtime-provider.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { Toasts } from './toasts.tsx';

type AppProps = { api: ApiClient; queryClient: QueryClient };

export function App({ api, queryClient }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <ErrorBoundary>
          <ConfigGate>
            <Entry>
              <SessionGate>
                <RealtimeProvider>
                  <Frame />
                </RealtimeProvider>
              </SessionGate>
            </Entry>
          </ConfigGate>
        </ErrorBoundary>
        <Toasts />
      </ApiContext>
    </QueryClientProvider>
  );
}
