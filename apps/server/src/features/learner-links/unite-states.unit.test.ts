import { randomUUID } from 'node:crypto';
import { type LearnerState, learnerStateSchema } from '@tarima/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uniteStates } from './unite-states.ts';

const ids = Array.from({ length: 4 }, () => randomUUID());
const known = { contentIds: new Set(ids.slice(0, 3)), questionIds: new Set(ids.slice(0, 3)) };
const EMPTY: LearnerState = { place: null, seen: {}, answers: {} };

const id = fc.constantFrom(...ids);
const parts = fc
  .array(fc.constantFrom('0', '1'), { minLength: 32, maxLength: 32 })
  .map((bits) => bits.join(''));
const states = fc.array(
  fc.record({
    place: fc.option(fc.record({ contentId: id, seconds: fc.nat() }), { nil: null }),
    seen: fc.dictionary(id, parts),
    answers: fc.dictionary(id, fc.array(fc.nat(20), { maxLength: 10 })),
  }),
);
const unitedOf = (sent: LearnerState[]) =>
  sent.reduce((stored, state) => uniteStates(stored, state, known), EMPTY);

it('keeps whatever any save had seen, in whatever order they come', () => {
  fc.assert(
    fc.property(states, (sent) => {
      const { seen } = unitedOf(sent);
      expect(unitedOf(sent.toReversed()).seen).toEqual(seen);
      for (const content of known.contentIds) {
        for (let part = 0; part < 32; part += 1) {
          const wasSeen = sent.some((state) => state.seen[content]?.[part] === '1');
          expect(seen[content]?.[part] === '1').toBe(wasSeen);
        }
      }
    }),
  );
});

it('has the last answer to each question, and nothing that the course does not have', () => {
  fc.assert(
    fc.property(states, (sent) => {
      const united = unitedOf(sent);
      for (const question of known.questionIds) {
        const last = sent.findLast(({ answers }) => answers[question])?.answers[question];
        expect(united.answers[question]).toEqual(last);
      }
      const unknown = ids.at(-1) ?? '';
      expect(united.seen[unknown] ?? united.answers[unknown]).toBeUndefined();
      expect(united.place?.contentId).not.toBe(unknown);
      expect(learnerStateSchema.safeParse(united).success).toBe(true);
    }),
  );
});
