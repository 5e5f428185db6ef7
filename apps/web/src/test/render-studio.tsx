import { type Language, STORAGE_KEYS } from '@tarima/contract';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { App } from '#web/app/app.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { currentLanguage, startTranslations } from '#web/i18n/index.ts';
import { createApiClient } from '#web/lib/api-client.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { sessionToken } from '#web/lib/session-token.ts';
import { openAddress } from './open-address.ts';
import { type StudioServer, startStudioServer } from './studio-server.ts';

/** Starts a studio server for each test of a file. The window is on its origin. */
export function studioServerForTests(): () => StudioServer {
  let studio: StudioServer | undefined;
  const current = () => {
    if (!studio) throw new Error('The studio server runs only during a test');
    return studio;
  };
  beforeAll(addWhatHappyDomLacks);
  beforeEach(async () => {
    studio = await startStudioServer();
    localStorage.clear();
    goTo(studio, '/');
  });
  afterEach(async () => {
    cleanup();
    toast.dismiss();
    await current().stop();
  });
  afterAll(() => {
    studio = undefined;
  });
  return current;
}

function goTo(studio: StudioServer, path: string): void {
  openAddress(`${studio.url}${path}`);
}

/** Renders the whole studio at `path`, signed in by default. */
export async function renderStudio(
  studio: StudioServer,
  path: string,
  { token = 'stored-token', language = 'es' }: { token?: string | null; language?: Language } = {},
) {
  goTo(studio, path);
  if (token) sessionToken.store(token);
  localStorage.setItem(STORAGE_KEYS.language, language);
  await startTranslations();
  const api = createApiClient({ readToken: sessionToken.read, readLanguage: currentLanguage });
  const queryClient = createQueryClient(api);
  const view = render(<App api={api} queryClient={queryClient} />);
  return { ...view, user: userEvent.setup(), queryClient };
}

/** Radix calls these, and happy-dom does not have them. */
function addWhatHappyDomLacks(): void {
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
  Element.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
}
