import './styles.css';
import './schemas-without-eval.ts';
import { configEndpoints } from '@tarima/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage, startTranslations } from '#web/i18n/index.ts';
import { endpointQuery } from '#web/lib/api.ts';
import { createApiClient } from '#web/lib/api-client.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { guardSecondClicks } from '#web/lib/second-clicks.ts';
import { sessionToken } from '#web/lib/session-token.ts';
import { startTheme } from '#web/lib/theme.ts';
import { App } from './app.tsx';
import { fetchScreenAhead } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

startTheme();
guardSecondClicks();
const api = createApiClient({ readToken: sessionToken.read, readLanguage: currentLanguage });
const queryClient = createQueryClient(api);
// Everything that the first view needs is fetched in parallel.
fetchScreenAhead(window.location.pathname);
// In another font the title could break into other lines.
document.fonts.load('800 1em Inter').catch(() => undefined);
void queryClient.prefetchQuery(endpointQuery(configEndpoints.get, {}));
await startTranslations();
createRoot(root).render(
  <StrictMode>
    <App api={api} queryClient={queryClient} />
  </StrictMode>,
);
