import { expect, it } from 'vitest';
import { errorStatus, nameOfError } from './error-inside.ts';

const answer = (body: unknown, status = 200) => ({
  ...{ status, retryAfterMs: undefined },
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});

it.each([
  ['a success', answer({ choices: [] }), null],
  ['a success with no error in it', answer({ error: null }), null],
  ['a page', answer('<html>'), null],
  ['a refusal', answer('', 404), 404],
  ['a number inside a success', answer({ error: { code: 502 } }), 502],
  ['a number beside a name', answer({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }), 429],
  ['a name of haste', answer({ detail: { status: 'too_many_concurrent_requests' } }), 429],
  ['a name of a fault', answer({ error: { type: 'server_error' } }), 500],
  ['a sentence', answer({ detail: 'something failed' }), 418],
])('%s has its status', (_what, given, status) => {
  expect(errorStatus(given, 418)).toBe(status);
});

it('takes a long answer for what was asked for', () => {
  expect(errorStatus(answer({ error: 'x'.repeat(20_000) }), 418)).toBeNull();
});

it('names an error, and keeps its sentence out', () => {
  const { body } = answer({ error: { code: 'invalid_api_key', message: 'sk-123 is wrong' } });
  expect(nameOfError(body)).toBe(' (invalid_api_key)');
  expect(nameOfError(Buffer.from('{"error":"The key sk-123 is wrong"}'))).toBe('');
});
