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

test('saves once the typing rests', async () => {
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

test('what is typed during a request goes out after it, never beside it', async () => {
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

test('keeps the text when saving fails, and sends it at the next wish to save', async () => {
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

test('asks for nothing when everything is stored, also after typing it back', async () => {
  const { autosaver, received, states } = slowServer();
  expect(await autosaver.flush()).toBe(true);
  autosaver.update('ab');
  autosaver.update('a');
  expect(states.at(-1)).toBe('saved');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(received).toEqual([]);
});

test('while the server is away it tries again by itself, and complains once', async () => {
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

test('a refusal is not repeated by itself', async () => {
  const { autosaver, received, answers } = slowServer();
  autosaver.update('ab');
  await vi.advanceTimersByTimeAsync(1_000);
  answers[0]?.reject(new Error('forbidden'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toHaveLength(1);
});

test('a refusal is told of also when the server was away before it', async () => {
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

test('after a conflict nothing goes out by itself until a person wants it or has decided', async () => {
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

test('a text that nobody has decided about is not sent by leaving it', async () => {
  const { autosaver, received, answers } = slowServer();
  autosaver.update('ab');
  void autosaver.flush();
  answers[0]?.reject(new RangeError('changed elsewhere'));
  await vi.advanceTimersByTimeAsync(0);
  autosaver.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual(['ab']);
});

test('once closed it saves a last time and never comes back to an old text', async () => {
  const { autosaver, received, answers } = slowServer();
  autosaver.update('ab');
  autosaver.close();
  answers[0]?.reject(new TypeError('away'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual(['ab']);
});
