import type { ReadableFormat } from '../registry.ts';

/** The formats of presentations, whose slides LibreOffice can draw. */
export const SLIDE_FORMATS = ['pptx', 'ppt'] as const satisfies ReadableFormat[];
export type SlideFormat = (typeof SLIDE_FORMATS)[number];

export const slideFormatOf = (extension: string | undefined): SlideFormat | undefined =>
  SLIDE_FORMATS.find((format) => format === extension);
