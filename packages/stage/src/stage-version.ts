/** Part of every cache key of drawn pictures; raise it whenever any pixel may come out different. */
export const STAGE_VERSION = 3;
