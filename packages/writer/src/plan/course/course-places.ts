import type { ContentDraft, CourseDraft, ModuleDraft } from '../../course-draft.ts';

/** The position of a content, with the titles around it. */
export type ContentPlace = {
  course: string;
  /** Null if the module is the whole course. */
  module: string | null;
  content: string;
  /** The title of the next content of the module, or of the next module. */
  next: { kind: 'content' | 'module'; title: string } | null;
  isFirstOfCourse: boolean;
  isFirstOfModule: boolean;
  moduleIndex: number;
  /** Counts through the whole course. */
  orderIndex: number;
};

/** The fields of a course that `contentPlace` needs. */
export type PlacedCourse = Pick<CourseDraft, 'title' | 'modules'>;

/** Throws RangeError where there is none. */
export function moduleAt(course: PlacedCourse, index: number): ModuleDraft {
  const module = course.modules[index];
  if (!module) throw new RangeError(`the course has no module ${index}`);
  return module;
}

/** Throws RangeError where there is none. */
export function contentAt(
  course: PlacedCourse,
  moduleIndex: number,
  contentIndex: number,
): ContentDraft {
  const content = moduleAt(course, moduleIndex).contents[contentIndex];
  if (!content) throw new RangeError(`module ${moduleIndex} has no content ${contentIndex}`);
  return content;
}

export const placeOf = ({ modules }: PlacedCourse, moduleIndex: number, contentIndex: number) =>
  modules.slice(0, moduleIndex).reduce((sum, { contents }) => sum + contents.length, contentIndex);

export function contentPlace(
  course: PlacedCourse,
  moduleIndex: number,
  contentIndex: number,
): ContentPlace {
  const module = moduleAt(course, moduleIndex);
  const sibling = module.contents[contentIndex + 1];
  const later = course.modules.slice(moduleIndex + 1).find(({ contents }) => contents.length > 0);
  const orderIndex = placeOf(course, moduleIndex, contentIndex);
  const next = sibling
    ? ({ kind: 'content', title: sibling.title } as const)
    : later && ({ kind: 'module', title: later.title } as const);
  return {
    course: course.title,
    module: course.modules.length > 1 ? module.title : null,
    content: contentAt(course, moduleIndex, contentIndex).title,
    next: next ?? null,
    isFirstOfCourse: orderIndex === 0,
    isFirstOfModule: contentIndex === 0,
    moduleIndex,
    orderIndex,
  };
}
