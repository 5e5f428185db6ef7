import type { CourseDesign, DesignerArea, Language } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { CourseDraft } from './course-draft.ts';

/** A request for a course without documents. */
export type CourseDesignRequest = {
  design: CourseDesign;
  /** From 8 to 40. */
  contentCount: number;
  language: Language;
};

export type DesignedCourse = CourseDraft & {
  /** The teaching texts. The contents' sources lie in these. */
  documents: SourceDocument[];
  /** Words of the author that the course does not treat. */
  notCovered: string[];
  /** Modules of other areas, added for the author's words. */
  borrowed: { title: string; area: DesignerArea }[];
};
