import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { AppError } from '#server/kit/errors.ts';
import { createLog } from '#server/kit/log.ts';
import { openTestDatabase } from '#server/test/test-database.ts';

/** Everything that was logged, as one text. */
function listen() {
  let text = '';
  const log = createLog(
    'debug',
    new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
      },
    }),
  );
  return { log, text: () => text };
}

it('a failed query is logged without its values', async () => {
  const database = await openTestDatabase();
  const { log, text } = listen();
  await database.db
    .execute(sql`insert into projects (name) values (${'zanahoria\n    at violeta'})`)
    .catch((err: unknown) => log.error({ err }, 'call failed'));
  await database.close();
  expect(text()).toContain('"stack":["    at ');
  expect(text()).not.toMatch(/zanahoria|violeta/u);
});

it('a refusal is logged by its code, without its file', () => {
  const { log, text } = listen();
  const err = new AppError('DOCUMENT_CORRUPT', { details: { reason: 'x: zanahoria.pdf' } });
  log.error({ err }, 'job failed');
  expect(text()).toContain('"code":"DOCUMENT_CORRUPT"');
  expect(text()).not.toContain('zanahoria');
});

it.each([
  ['/api/v1/videos?auth=zanahoria', '/api/v1/videos'],
  ['/feeds/zanahoria.xml', '/feeds/[secret]'],
  ['/feeds/zanahoria/cover.jpg', '/feeds/[secret]/cover.jpg'],
  ['/learn/zanahoria', '/learn/[secret]'],
  ['/api/v1/learn/zanahoria/course', '/api/v1/learn/[secret]/course'],
  ['/review/zanahoria', '/review/[secret]'],
  ['/api/v1/review/zanahoria/script', '/api/v1/review/[secret]/script'],
])('the address %s is logged as %s', (url, path) => {
  const { log, text } = listen();
  const headers = { authorization: 'Bearer zanahoria', cookie: 'tarima_media=zanahoria' };
  log.info({ req: { method: 'GET', url, id: '1', headers } });
  expect(text()).toContain(`"path":"${path}"`);
  expect(text()).not.toContain('zanahoria');
});
