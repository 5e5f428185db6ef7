import type { DraftFigure } from '../draft-document.ts';
import type { Box } from '../pdf/span.ts';

/** A figure of a page. The box says where it is read: directly before its caption, if it has one. */
export type FoundFigure = Box & { figure: DraftFigure; hasCaption: boolean };
