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
