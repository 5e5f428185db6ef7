import { type FoundFact, isSaid } from './found-facts.ts';

export type ToldProcedure = {
  name: string;
  section: string;
  steps: number;
  said: number;
  /** True if the steps that are said are in order. */
  isOrdered: boolean;
  /** The steps that are not said. */
  missing: number[];
};

export const isWhole = ({ steps, said, isOrdered }: ToldProcedure): boolean =>
  said === steps && isOrdered;

export function toldProcedures(facts: FoundFact[]): ToldProcedure[] {
  const names = new Set(facts.flatMap(({ order }) => order?.procedure ?? []));
  return [...names].flatMap((name) => {
    const steps = facts
      .filter(({ order }) => order?.procedure === name)
      .sort((a, b) => indexOf(a) - indexOf(b));
    const [first] = steps;
    if (!first || steps.length < 2) return [];
    const said = steps.filter(isSaid);
    return [
      {
        name,
        section: first.section,
        steps: steps.length,
        said: said.length,
        isOrdered: isInOrder(said),
        missing: steps.filter((step) => !isSaid(step)).map(indexOf),
      },
    ];
  });
}

const indexOf = ({ order }: FoundFact) => order?.index ?? 0;

/** True if the steps can be found in the script in their order. */
function isInOrder(steps: FoundFact[]): boolean {
  let reached = -1;
  for (const { hits } of steps) {
    const ends = hits.map(({ place, size }) => place + size - 1).filter((end) => end >= reached);
    if (ends.length === 0) return false;
    reached = Math.min(...ends);
  }
  return true;
}
