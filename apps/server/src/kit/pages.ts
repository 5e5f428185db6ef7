/** Limit and offset of a page; pages count from 1. */
export const sliceOf = (page: number, size: number) => ({
  limit: size,
  offset: (page - 1) * size,
});

/** The number of pages for `total` things. An empty list has one. */
export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));
