import type { Viseme } from '@tarima/contract';
import { visemesOfPhoneme } from './ipa-visemes.ts';

type Shape = { viseme: Viseme; start: number };

/** A shape shown for less than this flickers: one picture at 25 a second. */
const SHORTEST_SHAPE_SECONDS = 0.04;
/** Between words the mouth closes only if the silence is this long. */
const SHORTEST_REST_SECONDS = 0.09;
/** Viewers notice a closed or bitten lip first: it is lengthened, never dropped. */
const LIPS: readonly Viseme[] = ['pbm', 'fv'];
/** The part of a diphthong after which its second vowel shows. */
const DIPHTHONG_TURN = 0.55;

/**
 * Mouth shapes of a clip in seconds, each held until the next.
 * @param phonemes IPA and start of each, in order; an empty IPA is a pause
 * @param end when the last of them ends
 */
export function mouthTimes(phonemes: { ipa: string; start: number }[], end: number): Shape[] {
  const shapes: Shape[] = [{ viseme: 'rest', start: 0 }];
  phonemes.forEach(({ ipa, start }, index) => {
    const length = (phonemes[index + 1]?.start ?? end) - start;
    if (ipa === '' && length < SHORTEST_REST_SECONDS) return;
    const [first, second] = visemesOfPhoneme(ipa);
    if (first) shapes.push({ viseme: first, start });
    if (second) shapes.push({ viseme: second, start: start + length * DIPHTHONG_TURN });
  });
  shapes.push({ viseme: 'rest', start: end });
  return withoutFlicker(shapes);
}

function withoutFlicker(shapes: Shape[]): Shape[] {
  const kept: Shape[] = [];
  for (const shape of shapes) {
    const before = kept.at(-1);
    if (!before) kept.push(shape);
    else if (before.viseme === shape.viseme) continue;
    else if (shape.start - before.start >= SHORTEST_SHAPE_SECONDS - 1e-9) kept.push(shape);
    else if (LIPS.includes(before.viseme) && !LIPS.includes(shape.viseme)) {
      // The lips stay closed a moment longer, and the next shape begins late.
      kept.push({ ...shape, start: before.start + SHORTEST_SHAPE_SECONDS });
    } else {
      kept.pop();
      const earlier = kept.at(-1);
      if (earlier?.viseme !== shape.viseme) kept.push({ ...shape, start: before.start });
    }
  }
  return kept;
}
