import type { Picture, ShownFigure } from '@tarima/contract';
import type { SpokenScene } from './spoken-scenes.ts';

/** A picture that a script may name, and its file. */
export type FigureFile = Picture & {
  /** Its caption in the document; empty if it has none. */
  caption: string;
  path: string;
};

/** The picture that a scene names by the opening of its name. Null for none. */
export function findFigure(
  { direction }: SpokenScene,
  figures: readonly FigureFile[],
): ShownFigure | null {
  const { figure: opening, crop } = direction;
  const file = opening && figures.find(({ picture }) => picture.startsWith(opening));
  if (!file) return null;
  const { path: _path, ...shown } = file;
  return { ...shown, crop };
}
