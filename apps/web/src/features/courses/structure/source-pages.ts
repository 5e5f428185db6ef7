import type { ContentSource } from '@tarima/contract';

/** The used pages of each file, in ascending order. A content can use several parts of one file. */
export const pagesByFile = (sources: readonly ContentSource[]) =>
  [...Map.groupBy(sources, ({ file }) => file)].map(([file, parts]) => ({
    file,
    pages: [...new Set(parts.flatMap(({ pages }) => pages))].sort((one, other) => one - other),
  }));
