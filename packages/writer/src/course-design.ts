import type { CourseDesign, DesignerArea, Language } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { CourseDraft } from './course-draft.ts';

/** What a course is designed from, without any document. */
export type CourseDesignRequest = {
  design: CourseDesign;
  /** 8 to 40. */
  contentCount: number;
  /** In which the course is written. */
  language: Language;
};

export type DesignedCourse = CourseDraft & {
  /** What the course is taught from: its contents' sources lie in these. */
  documents: SourceDocument[];
  /** Words of the author that the course says nothing of. */
  notCovered: string[];
  /** Modules of other areas, taken in for what the author wrote. */
  borrowed: { title: string; area: DesignerArea }[];
};
