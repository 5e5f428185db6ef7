import type { CompanyLook, Timeline } from '@tarima/contract';
import type { Palette } from '../palettes.ts';
import type { FindPicture } from '../scene-picture.ts';
import type { LoadedPicture } from './backdrop.ts';
import { companyPalette } from './company-palette.ts';

/** A company's look with its pictures loaded. One that is missing is null. */
export type CompanySetting = {
  palette: Palette;
  logo: LoadedPicture | null;
  backdrop: LoadedPicture | null;
};

/** Null for Tarima's own look. */
export function companySetting(
  { look }: Pick<Timeline, 'look'>,
  findPicture: FindPicture,
): CompanySetting | null {
  if (!look) return null;
  const load = (shown: CompanyLook['logo']): LoadedPicture | null => {
    const picture = shown && findPicture(shown.picture);
    return picture ? { picture, width: shown.width, height: shown.height } : null;
  };
  return { palette: companyPalette(look), logo: load(look.logo), backdrop: load(look.backdrop) };
}
