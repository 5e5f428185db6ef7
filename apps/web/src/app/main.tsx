import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage, startTranslations } from '#web/i18n/index.ts';
import { createApiClient } from '#web/lib/api-client.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { guardSecondClicks } from '#web/lib/second-clicks.ts';
import { sessionToken } from '#web/lib/session-token.ts';
import { startTheme } from '#web/lib/theme.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

startTheme();
guardSecondClicks();
await startTranslations();
const api = createApiClient({ readToken: sessionToken.read, readLanguage: currentLanguage });
createRoot(root).render(
  <StrictMode>
    <App api={api} queryClient={createQueryClient()} />
  </StrictMode>,
);
