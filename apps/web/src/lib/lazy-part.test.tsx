import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

it('a part that failed to load is fetched again, and its surroundings stay', async () => {
  let isAway = true;
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const fetchPart = vi.fn(async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: ({ name }: { name: string }) => <p>the part {name}</p> };
  });
  const Part = lazyPart(fetchPart);
  render(
    <>
      <p>beside it</p>
      <Suspense fallback={<p>on its way</p>}>
        <Part name="one" />
      </Suspense>
    </>,
  );
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(fetchPart.mock.calls.length).toBeGreaterThan(2);
  });
  expect(screen.getByText('on its way')).toBeDefined();
  expect(screen.getByText('beside it')).toBeDefined();
  isAway = false;
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('the part one')).toBeDefined();
  });
});
