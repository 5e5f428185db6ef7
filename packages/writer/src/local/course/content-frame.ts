import { upperFirst } from '../clean-text.ts';
import type { Takeaway } from '../closing.ts';
import { fillPhrase, joinList } from '../pick-phrase.ts';
import { template, type Utterance } from '../utterance.ts';
import type { CourseMaterial } from './course-material.ts';
import { turn } from './part-descriptions.ts';
import type { CourseAim } from './passage-preference.ts';

/** Where a content stands, with what it is said to belong to and to lead to. */
export type ContentPlace = {
  course: string;
  module: string;
  content: string;
  /** The title of the next content of the module, or of the next module. */
  next: { kind: 'content' | 'module'; title: string } | null;
  isFirstOfCourse: boolean;
  isFirstOfModule: boolean;
  moduleIndex: number;
  /** Counts through the whole course. */
  orderIndex: number;
};

/** First words: where we are, what it is for, what to listen for. The phrases take turns from content to content. */
export function openContent(
  place: ContentPlace,
  aim: CourseAim,
  { courseWording }: CourseMaterial,
): Utterance[] {
  const { courseOpenings, moduleOpenings, contentOpenings, purposes, hints, focus } = courseWording;
  const slots = { course: place.course, module: place.module, content: place.content };
  const [openings, at] = place.isFirstOfCourse
    ? [courseOpenings, place.course.length]
    : place.isFirstOfModule
      ? [moduleOpenings, place.moduleIndex]
      : [contentOpenings, place.orderIndex];
  const purpose = fillPhrase(turn(purposes[aim.objective], place.orderIndex), {
    focus: turn(focus[aim.depth], place.orderIndex + Math.floor(place.orderIndex / 4)),
  });
  return [
    template(fillPhrase(turn(openings, at), slots)),
    template(purpose),
    template(turn(hints[aim.audience], place.orderIndex)),
  ];
}

/** Last words: what to remember, and what comes next. */
export function closeContent(
  place: ContentPlace,
  aim: CourseAim,
  takeaways: Takeaway[],
  { courseWording, wording }: CourseMaterial,
): { recap: Utterance; farewell: Utterance; points: string[]; title: string } {
  const { recaps, endings, nextContents, nextModules, courseEnd, closingTitles } = courseWording;
  const list = joinList(
    takeaways.map(({ text }) => text),
    wording.and,
  );
  const recap =
    takeaways.length > 1
      ? template(
          fillPhrase(turn(recaps, place.orderIndex), { list }),
          takeaways.flatMap(({ citations }) => citations),
        )
      : template(turn(endings, place.orderIndex));
  const phrase =
    place.next === null
      ? fillPhrase(courseEnd[aim.objective], { course: place.course })
      : place.next.kind === 'content'
        ? fillPhrase(turn(nextContents, place.orderIndex), { next: place.next.title })
        : fillPhrase(turn(nextModules, place.moduleIndex), { next: place.next.title });
  return {
    recap,
    farewell: template(phrase),
    points: takeaways.length > 1 ? takeaways.map(({ text }) => upperFirst(text)) : [],
    title: turn(closingTitles, place.orderIndex),
  };
}
