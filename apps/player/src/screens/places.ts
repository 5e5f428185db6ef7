import type { PlayerContent, PlayerCourse } from '@tarima/contract';

export const contentsOf = ({ modules }: PlayerCourse): PlayerContent[] =>
  modules.flatMap(({ contents }) => contents);

/** A content's id, or the summary after the last of them. */
export type Place = string | typeof SUMMARY;
export const SUMMARY = 'summary';
