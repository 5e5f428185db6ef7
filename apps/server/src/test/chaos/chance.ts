import fc from 'fast-check';

const MOST = 100_000;
const LARGEST = 2 ** 30;

/** Random whole numbers from 0 up to `below`. The same seed gives the same ones. */
export type Chance = (below: number) => number;

export function createChance(seed: number): Chance {
  const numbers = fc.sample(fc.noBias(fc.nat(LARGEST)), { seed, numRuns: MOST });
  return (below) => {
    const number = numbers.pop();
    if (number === undefined) throw new Error('no chance is left for so long a run');
    return number % below;
  };
}

/** The same things in an order by chance. */
export function shuffled<Thing>(things: readonly Thing[], chance: Chance): Thing[] {
  const left = [...things];
  return things.flatMap(() => left.splice(chance(left.length), 1));
}
