import type { Fault } from '../fault.ts';
import type { ChaosStudio } from '../studio/chaos-studio.ts';

const fits = ({ database }: ChaosStudio) => database !== null;

/** A delay that is felt in every query, and short of all time limits. */
const SLOW_MS = 40;

export const databaseRestarts: Fault = {
  name: 'PostgreSQL restarted',
  fits,
  begin: async ({ database }) => database?.halt(),
  end: async ({ database }) => database?.resume(),
};

export const databaseCutOff: Fault = {
  name: 'PostgreSQL cut off',
  fits,
  begin: async ({ database }) => database?.line.stall(),
  end: async ({ database }) => database?.line.flow(),
};

export const databaseSlow: Fault = {
  name: 'PostgreSQL slow',
  fits,
  begin: async ({ database }) => database?.line.slowDown(SLOW_MS),
  end: async ({ database }) => database?.line.slowDown(0),
  async isFelt({ web }) {
    const began = performance.now();
    await web.get('/api/v1/projects');
    return performance.now() - began > SLOW_MS;
  },
};

let commits = 0;
let lost = 0;

/** Some changes are stored, but the connection breaks before the studio is told. */
export const databaseLosesAnswers: Fault = {
  name: 'PostgreSQL loses answers',
  fits,
  async begin({ database }, chance) {
    const every = 2 + chance(4);
    [commits, lost] = [0, 0];
    database?.line.losesAnswers(() => {
      commits += 1;
      const isLost = commits % every === 0;
      lost += Number(isLost);
      return isLost;
    });
  },
  end: async ({ database }) => database?.line.losesAnswers(() => false),
  isFelt: async () => lost > 0,
  // Files whose change may be stored are left to the cleaning.
  leavesFiles: true,
};
