/** Part of every cache key of drawn pictures. Raise it whenever any pixel may change. */
export const STAGE_VERSION = 5;
