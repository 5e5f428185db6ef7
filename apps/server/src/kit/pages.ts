/** The part of a list that is its `page`, from 1. */
export const sliceOf = (page: number, size: number) => ({
  limit: size,
  offset: (page - 1) * size,
});

/** How many pages `total` things fill; an empty list has one. */
export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));
