import type { CompanyLook, Timeline } from '@tarima/contract';
import type { Palette } from '../palettes.ts';
import type { Canvas2D, FindPicture } from '../scene-picture.ts';
import type { LoadedPicture } from './backdrop.ts';
import { companyPalette } from './company-palette.ts';
import type { LoadedLogo } from './logo.ts';
import { plateFor } from './logo-plate.ts';

/** A company's look with its pictures loaded. One that is missing is null. */
export type CompanySetting = {
  palette: Palette;
  logo: LoadedLogo | null;
  backdrop: LoadedPicture | null;
};

/** Null for Tarima's own look. Nothing is drawn on `context` yet. */
export function companySetting(
  context: Canvas2D,
  { look }: Pick<Timeline, 'look'>,
  findPicture: FindPicture,
): CompanySetting | null {
  if (!look) return null;
  const load = (shown: CompanyLook['logo']): LoadedPicture | null => {
    const picture = shown && findPicture(shown.picture);
    return picture ? { picture, width: shown.width, height: shown.height } : null;
  };
  const logo = load(look.logo);
  return {
    palette: companyPalette(look),
    logo: logo && { ...logo, plate: plateFor(context, logo.picture) },
    backdrop: load(look.backdrop),
  };
}
