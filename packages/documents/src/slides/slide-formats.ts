import { MEDIA_TYPES } from '../file-type.ts';
import type { ReadableFormat } from '../registry.ts';

/** The formats of presentations, whose slides LibreOffice can draw. */
const SLIDE_FORMATS = ['pptx', 'ppt'] as const satisfies ReadableFormat[];
export type SlideFormat = (typeof SLIDE_FORMATS)[number];

/** The format of a presentation's media type; undefined for other files. */
export const slideFormatOf = (mediaType: string): SlideFormat | undefined =>
  SLIDE_FORMATS.find((format) => MEDIA_TYPES[format] === mediaType);
