import { expect, test } from 'vitest';
import { eyesAt } from './eye-motion.ts';
import { POSES } from './idle-motion.ts';
import { mouthAt } from './mouth-motion.ts';

const frames = (count: number) => Array.from({ length: count }, (_, frame) => frame / 25);

test('eyes blink now and then, at uneven intervals, each blink shut once', () => {
  const shut = frames(25 * 40).filter(
    (t, frame) => frame % 2 === 0 && eyesAt(t, [], null).lid === 1,
  );
  const intervals = shut.slice(1).map((t, index) => Math.round((t - (shut[index] ?? 0)) * 10) / 10);
  expect(shut.length).toBeGreaterThan(10);
  expect(new Set(intervals).size).toBeGreaterThanOrEqual(3);
  expect(Math.max(...intervals)).toBeLessThan(6);
});

test('brows rise for an emphasis and settle again', () => {
  expect(eyesAt(0.9, [1], null).brow).toBe(0);
  expect(eyesAt(1.3, [1], null).brow).toBe(1);
  expect(eyesAt(2, [1], null).brow).toBe(0);
});

test('the idle loop closes without a jump', () => {
  const steps = POSES.map((pose, index) => {
    const next = POSES[(index + 1) % POSES.length];
    return Math.abs((next?.yaw ?? 0) - pose.yaw) + Math.abs((next?.breath ?? 0) - pose.breath);
  });
  expect(steps.at(-1)).toBeLessThanOrEqual(Math.max(...steps.slice(0, -1)) + 1e-9);
});

test('a mouth at rest smiles, and stays at rest outside of speech', () => {
  expect(mouthAt(0, []).open).toBe(0);
  expect(mouthAt(5, [{ viseme: 'rest', start: 1 }]).corner).toBe(1);
});

test('a short p between vowels shows almost closed lips', () => {
  const visemes = [
    { viseme: 'ah' as const, start: 0 },
    { viseme: 'pbm' as const, start: 0.4 },
    { viseme: 'ah' as const, start: 0.47 },
  ];
  const openings = frames(20).map((t) => mouthAt(t, visemes).open);
  expect(Math.max(...openings)).toBeGreaterThan(0.7);
  expect(Math.min(...openings.slice(6, 16))).toBeLessThan(0.3);
});

test('mouths change every second frame, shortly before the sound', () => {
  const visemes = [{ viseme: 'ah' as const, start: 0.4 }];
  const openings = frames(20).map((t) => mouthAt(t, visemes).open);
  expect(openings.every((open, frame) => frame % 2 === 0 || open === openings[frame - 1])).toBe(
    true,
  );
  expect(openings[10]).toBeGreaterThan(0.4);
  expect(openings[6]).toBe(0);
});
