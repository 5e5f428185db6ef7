import { expect, it, vi } from 'vitest';
import { untilFetched } from './until-fetched.ts';

it('asks again when the network is back, until the part is there', async () => {
  const answers = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), 'the part'];
  const fetchPart = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const part = untilFetched(fetchPart);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(fetchPart).toHaveBeenCalledTimes(3);
  });
  expect(await part).toBe('the part');
});
