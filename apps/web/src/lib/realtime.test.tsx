import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { openRealtime } from './open-realtime.ts';
import { useServerEvent } from './realtime.ts';

const studio = studioServerForTests();

it('throws outside of a provider', () => {
  expect(() => renderHook(() => useServerEvent('videoStatusUpdate', () => {}))).toThrow(
    'Socket not initialized',
  );
});

it('opens and closes with the studio', async () => {
  const { unmount } = await renderStudio(studio(), '/');
  await screen.findByRole('banner');
  await waitFor(() => expect(studio().connections()).toBe(1));
  unmount();
  await waitFor(() => expect(studio().connections()).toBe(0));
});

it('is a websocket that reconnects after 1 to 5 s without end, with a timeout of 20 s', () => {
  const socket = openRealtime('token', 'es');
  const { io } = socket;
  expect(io.opts.transports).toEqual(['websocket']);
  expect([io.reconnectionDelay(), io.reconnectionDelayMax()]).toEqual([1_000, 5_000]);
  expect(io.reconnectionAttempts()).toBe(Number.POSITIVE_INFINITY);
  expect(io.timeout()).toBe(20_000);
  socket.disconnect();
});
