import { mediaTypeOfPicture } from '../figures/picture-type.ts';
import type { EmbeddedPicture } from '../ocr/recognise-pictures.ts';
import { type OfficePackage, openOfficePackage } from './office-package.ts';
import { slidePartsOf } from './slide-parts.ts';

/** Pictures on the given slides, counted from 1 in the order shown. */
export function picturesOfSlides(file: Uint8Array, slides: number[]): EmbeddedPicture[] {
  const office = openOfficePackage(file);
  const parts = slidePartsOf(office);
  return slides.flatMap((page) => {
    const part = parts[page - 1];
    return part ? picturesOf(office, part, page) : [];
  });
}

/** All pictures of a Word document, as on page 1: only its layout would show their pages. */
export function picturesOfWord(file: Uint8Array): EmbeddedPicture[] {
  return picturesOf(openOfficePackage(file), 'word/document.xml', 1);
}

/** Pictures of a part, in the order of first use. */
function picturesOf(office: OfficePackage, part: string, page: number): EmbeddedPicture[] {
  const shown = new Set<string>();
  office.elementsOf(part, {
    open({ name, attributes }) {
      if (name === 'a:blip') shown.add(attributes['r:embed'] ?? '');
    },
  });
  const parts = office.relationshipsOf(part);
  const targets = [...shown].flatMap((id) => {
    const { target, kind } = parts.get(id) ?? {};
    return target && kind === 'image' ? [target] : [];
  });
  return targets.flatMap((target) => {
    const bytes = office.picture(target);
    const mediaType = bytes && mediaTypeOfPicture(bytes);
    return mediaType ? [{ page, mediaType, bytes }] : [];
  });
}
