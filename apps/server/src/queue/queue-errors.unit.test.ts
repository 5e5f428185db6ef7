import { expect, it } from 'vitest';
import { createLog } from '#server/kit/log.ts';
import { createQueueErrors } from './queue-errors.ts';

it('names the cause of an outage, once for all that fail by it', () => {
  const lines: { err: { type: string; code?: string } }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const hear = createQueueErrors(log);
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  for (let place = 0; place < 3; place += 1) {
    // The library sends a copy, which has lost its class.
    hear({ message: 'Failed query', cause: refused });
    hear(new Error('Failed query', { cause: refused }));
  }
  hear(new TypeError('another'));
  expect(lines.map(({ err: { type, code } }) => [type, code])).toEqual([
    ['Error', 'ECONNREFUSED'],
    ['TypeError', undefined],
  ]);
});
