import type { Size } from '../figures/embedded-figure.ts';
import { pointsOfEmu } from './drawing-values.ts';
import type { OfficePackage } from './office-package.ts';

const PRESENTATION = 'ppt/presentation.xml';

/** The slides' parts, in the order shown. A slide whose part is missing is undefined. */
export function slidePartsOf(office: OfficePackage): (string | undefined)[] {
  const parts = office.relationshipsOf(PRESENTATION);
  const slides: (string | undefined)[] = [];
  office.elementsOf(PRESENTATION, {
    open({ name, attributes }) {
      if (name === 'p:sldId') slides.push(parts.get(attributes['r:id'] ?? '')?.target);
    },
  });
  return slides;
}

/** Width and height of all slides, in points. */
export function slideSizeOf(office: OfficePackage): Size {
  const size = { width: 0, height: 0 };
  office.elementsOf(PRESENTATION, {
    open({ name, attributes }) {
      if (name !== 'p:sldSz') return;
      size.width = pointsOfEmu(attributes.cx);
      size.height = pointsOfEmu(attributes.cy);
    },
  });
  return size;
}
