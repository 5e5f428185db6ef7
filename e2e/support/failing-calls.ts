import type { Page } from '@playwright/test';

const CALL = '*/api/v1/*';
/** Without these calls nobody is signed in, and no screen appears that could fail. */
const ANSWERED = /\/api\/v1\/(?:auth|config)/u;
const INTERNAL_ERROR = 500;

/**
 * Fails every call of this window through the browser's own protocol. Playwright's routing would
 * make the browser forget all scripts between pages.
 */
export async function failCalls(page: Page, failure: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const body = Buffer.from(JSON.stringify(failure)).toString('base64');
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = ANSWERED.test(request.url)
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: INTERNAL_ERROR,
          responseHeaders: [{ name: 'content-type', value: 'application/json' }],
          body,
        });
    // Leaving a page cancels its calls.
    answer.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: CALL }] });
}
