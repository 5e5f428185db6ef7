import type { Page } from '@playwright/test';

const CALL = '*/api/v1/*';
/** Without these nobody would be signed in, and no screen would be there to fail. */
const ANSWERED = /\/api\/v1\/(?:auth|config)/u;
const INTERNAL_ERROR = 500;

/**
 * Has every call of this window answered by a failure. The browser's own way: Playwright's would have
 * it forget all scripts from one page to the next.
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
    // A page that is left takes its calls with it.
    answer.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: CALL }] });
}
