/** The share of some stems that others have, from 0 to 1. It is 0 for none. */
export const shareOf = (some: readonly string[], all: ReadonlySet<string>): number =>
  some.length === 0 ? 0 : some.filter((stem) => all.has(stem)).length / some.length;
