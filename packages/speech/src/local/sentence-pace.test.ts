import { describe, expect, it } from 'vitest';
import { sentencePace } from './sentence-pace.ts';

/** Ten words of ten sounds a second should take 3.65 s; 4 s with the gap. */
const calibration = { speed: 150, secondsPerSound: 0.1, secondsPerPause: 0.3 };
const sounds = (count: number) => ['a'.repeat(count)];
const WORDS = 10;

describe('the pace of a sentence', () => {
  it.each([
    ['as it is, when it takes what its words promise', 37, 1.01],
    ['faster, when its words are long', 39, 1.07],
    ['a little slower, when they are short', 35, 0.96],
    ['never hurried', 80, 1.12],
    ['never dragged', 10, 0.95],
  ])('is %s', (_, count, pace) => {
    expect(sentencePace(sounds(count), WORDS, calibration)).toBeCloseTo(pace, 2);
  });
});
