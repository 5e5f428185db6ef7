import type { Fault } from './fault.ts';
import { ALL_FAULTS } from './faults/all-faults.ts';
import type { ChaosStudio } from './studio/chaos-studio.ts';
import type { Work } from './work.ts';
import { ALL_WORKS } from './works/all-works.ts';

/** Every fault that can happen to a studio, with every work that it can disturb. */
export const pairsFor = (studio: ChaosStudio): { fault: Fault; work: Work }[] =>
  ALL_FAULTS.filter((fault) => fault.fits(studio)).flatMap((fault) =>
    ALL_WORKS.filter(({ name }) => fault.works?.includes(name) ?? true).map((work) => ({
      fault,
      work,
    })),
  );
