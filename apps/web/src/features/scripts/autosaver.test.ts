import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosaver, type SaveState } from './autosaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when the test tells it to. */
function slowServer() {
  const received: string[] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const states: SaveState[] = [];
  const errors: unknown[] = [];
  const autosaver = createAutosaver({
    saved: 'a',
    save: (content) => {
      received.push(content);
      return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
    },
    onState: (state) => states.push(state),
    onError: (error) => errors.push(error),
    stateAfter: (error) =>
      error instanceof TypeError ? 'waiting' : error instanceof RangeError ? 'conflict' : 'failed',
    delayMs: 1_000,
    retryMs: 5_000,
  });
  return { autosaver, received, answers, states, errors };
}

test('saves after a pause in typing', async () => {
  const { autosaver, received, answers, states } = slowServer();
  autosaver.update('ab');
  await vi.advanceTimersByTimeAsync(900);
  autosaver.update('abc');
  await vi.advanceTimersByTimeAsync(900);
  expect(received).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(received).toEqual(['abc']);
  expect(autosaver.hasUnsaved()).toBe(true);
  answers[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('saved');
  expect(autosaver.hasUnsaved()).toBe(false);
});

test('sends text typed during a request after it, never in parallel', async () => {
  const { autosaver, received, answers, states } = slowServer();
  autosaver.update('ab');
  const flushed = autosaver.flush();
  autosaver.update('abc');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(received).toEqual(['ab']);
  answers[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toEqual(['ab', 'abc']);
  answers[1]?.resolve();
  expect(await flushed).toBe(true);
  expect(states.at(-1)).toBe('saved');
});

test('keeps the text when saving fails, and sends it on the next save', async () => {
  const { autosaver, received, answers, states, errors } = slowServer();
  autosaver.update('ab');
  const first = autosaver.flush();
  answers[0]?.reject(new Error('down'));
  expect(await first).toBe(false);
  expect(states.at(-1)).toBe('failed');
  expect(errors).toHaveLength(1);
  expect(autosaver.hasUnsaved()).toBe(true);
  const second = autosaver.flush();
  answers[1]?.resolve();
  expect(await second).toBe(true);
  expect(received).toEqual(['ab', 'ab']);
});

test('sends nothing when everything is stored, also after an edit is reverted', async () => {
  const { autosaver, received, states } = slowServer();
  expect(await autosaver.flush()).toBe(true);
  autosaver.update('ab');
  autosaver.update('a');
  expect(states.at(-1)).toBe('saved');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(received).toEqual([]);
});

test('retries by itself while the server is away, and reports it once', async () => {
  const { autosaver, received, answers, states, errors } = slowServer();
  autosaver.update('ab');
  await vi.advanceTimersByTimeAsync(1_000);
  answers[0]?.reject(new TypeError('away'));
  await vi.advanceTimersByTimeAsync(5_000);
  answers[1]?.reject(new TypeError('away'));
  await vi.advanceTimersByTimeAsync(5_000);
  answers[2]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toEqual(['ab', 'ab', 'ab']);
  expect(errors).toHaveLength(1);
  expect(states.at(-1)).toBe('saved');
});

test('does not retry a refusal by itself', async () => {
  const { autosaver, received, answers } = slowServer();
  autosaver.update('ab');
  await vi.advanceTimersByTimeAsync(1_000);
  answers[0]?.reject(new Error('forbidden'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toHaveLength(1);
});

test('reports a refusal even after the server was away', async () => {
  const { autosaver, received, answers, errors } = slowServer();
  autosaver.update('ab');
  await vi.advanceTimersByTimeAsync(1_000);
  answers[0]?.reject(new TypeError('away'));
  await vi.advanceTimersByTimeAsync(5_000);
  const refusal = new Error('changed elsewhere');
  answers[1]?.reject(refusal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(errors.at(-1)).toBe(refusal);
  expect(received).toHaveLength(2);
});

test('sends nothing by itself after a conflict until a person saves or decides', async () => {
  const { autosaver, received, answers, states, errors } = slowServer();
  autosaver.update('ab');
  await vi.advanceTimersByTimeAsync(1_000);
  answers[0]?.reject(new RangeError('changed elsewhere'));
  await vi.advanceTimersByTimeAsync(0);
  autosaver.update('abc');
  autosaver.saveByItself();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual(['ab']);
  expect(states.at(-1)).toBe('conflict');
  expect(errors).toHaveLength(1);

  void autosaver.flush();
  expect(received).toEqual(['ab', 'abc']);
  answers[1]?.reject(new RangeError('changed elsewhere'));
  await vi.advanceTimersByTimeAsync(0);
  autosaver.adopt('x');
  autosaver.update('xy');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(received).toEqual(['ab', 'abc', 'xy']);
});

test('does not send an undecided text on leaving', async () => {
  const { autosaver, received, answers } = slowServer();
  autosaver.update('ab');
  void autosaver.flush();
  answers[0]?.reject(new RangeError('changed elsewhere'));
  await vi.advanceTimersByTimeAsync(0);
  autosaver.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual(['ab']);
});

test('saves a last time on close, and never sends an old text again', async () => {
  const { autosaver, received, answers } = slowServer();
  autosaver.update('ab');
  autosaver.close();
  answers[0]?.reject(new TypeError('away'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual(['ab']);
});
