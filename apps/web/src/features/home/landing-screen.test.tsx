import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { LandingScreen } from './landing-screen.tsx';

it('is blank and redirects at once to the course form', () => {
  const location = memoryLocation({ path: '/', record: true });
  const { container } = render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <LandingScreen />
    </Router>,
  );
  expect(container.innerHTML).toBe('');
  expect(location.history).toEqual(['/upload?type=course']);
});
