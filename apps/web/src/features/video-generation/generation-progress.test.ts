import { VIDEO_STATUSES } from '@tarima/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  estimatedProgress,
  type Following,
  type FollowingEvent,
  follow,
  followingEnd,
  generationState,
  longVideoWarning,
  minutesElapsed,
  shownProgress,
  startFollowing,
} from './generation-progress.ts';
import { testVideo } from './test-video.ts';

const processing = testVideo({ status: 'processing' });

describe('the state of the page on load', () => {
  test.each([
    ['no video', null, 'idle'],
    ['a video with an address', testVideo({ status: 'completed', url: '/v.mp4' }), 'completed'],
    ['processing', processing, 'generating'],
    ['waiting', testVideo({ status: 'waiting' }), 'generating'],
    ['failed', testVideo({ status: 'failed' }), 'failed'],
    ['stopped by a person', testVideo({ status: 'failed', isCancelled: true }), 'idle'],
  ] as const)('%s', (_what, video, state) => {
    expect(generationState(video)).toBe(state);
  });
});

describe('the estimate', () => {
  test.each([
    ['waiting', 10, 5],
    ['waiting', 240, 90],
    ['processing', 10, 15],
    ['processing', 60, 90],
    ['completed', 0, 100],
    ['failed', 100, 0],
  ] as const)('%s after %i polls is %i', (status, polls, percent) => {
    expect(estimatedProgress(status, polls)).toBe(percent);
  });
  test('never reaches 100 before the end and never falls during polling', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VIDEO_STATUSES), fc.nat(1_000), (status, polls) => {
        const now = estimatedProgress(status, polls);
        expect(now).toBeLessThanOrEqual(status === 'completed' ? 100 : 90);
        expect(estimatedProgress(status, polls + 1)).toBeGreaterThanOrEqual(now);
      }),
    );
  });
  test('is replaced by the server’s measurement', () => {
    expect(shownProgress({ ...processing, progress: 42 }, 3)).toBe(42);
    expect(shownProgress({ ...processing, progress: 0 }, 4)).toBe(6);
  });
});

describe('following a video', () => {
  const after = (...events: FollowingEvent[]): Following =>
    events.reduce(follow, startFollowing(undefined));
  const answered: FollowingEvent = { kind: 'answered', video: processing };
  const unanswered: FollowingEvent = { kind: 'unanswered' };

  test('goes on through three failures in a row and ends at the fourth', () => {
    expect(followingEnd(after(unanswered, unanswered, unanswered))).toBeUndefined();
    expect(followingEnd(after(unanswered, unanswered, unanswered, unanswered))).toBe('unreachable');
  });
  test('an answer or a socket event resets the number of failures', () => {
    const told: FollowingEvent = { kind: 'told', video: processing };
    for (const between of [answered, told]) {
      const events = [unanswered, unanswered, unanswered, between, unanswered];
      expect(followingEnd(after(...events))).toBeUndefined();
    }
  });
  test('gives up after 240 polls, and socket events do not count', () => {
    const told: FollowingEvent = { kind: 'told', video: processing };
    const polled = Array.from({ length: 239 }, () => answered);
    expect(followingEnd(after(...polled, told, told))).toBeUndefined();
    expect(followingEnd(after(...polled, answered))).toBe('timed-out');
  });
  test('ends with the video', () => {
    const done = testVideo({ status: 'completed', url: '/v.mp4' });
    expect(followingEnd(after({ kind: 'told', video: done }))).toBe('finished');
    expect(followingEnd(after({ kind: 'answered', video: testVideo({ status: 'failed' }) }))).toBe(
      'finished',
    );
  });
});

describe('long videos', () => {
  test.each([
    [4, undefined],
    [5, 'extended'],
    [9, 'extended'],
    [10, 'very-long'],
  ])('%i minutes', (minutes, warning) => {
    expect(longVideoWarning(minutes)).toBe(warning);
  });
  test('minutes are whole from the start, also with clocks that differ', () => {
    const start = '2026-11-20T10:00:00.000Z';
    expect(minutesElapsed(start, Date.parse('2026-11-20T10:05:59Z'))).toBe(5);
    expect(minutesElapsed(start, Date.parse('2026-11-20T09:59:00Z'))).toBe(0);
  });
});
