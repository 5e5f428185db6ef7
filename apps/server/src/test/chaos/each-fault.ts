import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createChance } from './chance.ts';
import type { Fault } from './fault.ts';
import { playRound } from './round.ts';
import { type ChaosStudio, type StudioKind, startChaosStudio } from './studio/chaos-studio.ts';
import type { Work } from './work.ts';

/** A test for each fault, in a work that it can disturb. It comes as the work begins, and ends once it is felt. */
export function testEachFault(kind: StudioKind, pairs: (readonly [Fault, Work])[]): void {
  describe(`a studio of the kind "${kind}"`, () => {
    let studio: ChaosStudio;
    beforeAll(async () => {
      studio = await startChaosStudio(kind);
    });
    afterAll(() => studio.close());

    it.for(pairs.map(([fault, work]) => ({ fault, work, struck: work.name, by: fault.name })))(
      'survives $struck and $by',
      async ({ fault, work }, { skip }) => {
        skip(!fault.fits(studio), 'this machine cannot make it happen');
        const round = await playRound(studio, {
          ...{ fault, work, chance: createChance(inject('seed')) },
          moment: async () => undefined,
          hold: async () => undefined,
        });
        expect(round.violations).toEqual([]);
      },
    );
  });
}
