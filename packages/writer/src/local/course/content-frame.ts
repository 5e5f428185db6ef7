import { upperFirst } from '../../reading/clean-text.ts';
import type { Takeaway } from '../closing.ts';
import { MAX_POINT_CHARACTERS, overlap } from '../key-points.ts';
import { fillPhrase, joinList } from '../../frame/pick-phrase.ts';
import type { SpokenScene } from '../speak-scenes.ts';
import { template, type Utterance } from '../../frame/utterance.ts';
import type { CourseMaterial } from './course-material.ts';
import { turn } from './part-descriptions.ts';
import type { CourseAim } from './passage-preference.ts';

/** Where a content stands, with what it is said to belong to and to lead to. */
export type ContentPlace = {
  course: string;
  /** Null where the module is the whole course. */
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

const MAX_AGENDA = 4;

/** What is needed to frame a content, whoever wrote its scenes. */
type FrameWords = Pick<CourseMaterial, 'courseWording' | 'wording'>;

/** What a content announces: the titles of its scenes that can be listed. Empty for less than two. */
export function agendaOf(
  scenes: SpokenScene[],
  place: ContentPlace,
  { terms, wording, isForeign }: CourseMaterial,
): Takeaway[] {
  const agenda: Takeaway[] = [];
  for (const [scene, { spokenTitle, heading }] of scenes.entries()) {
    const stems = terms.of(spokenTitle);
    const isListable =
      heading !== null &&
      stems.length > 0 &&
      spokenTitle.length <= MAX_POINT_CHARACTERS &&
      !/[,:;.!?¿¡–—]/u.test(spokenTitle) &&
      !wording.genericTitle.test(spokenTitle) &&
      !isForeign(spokenTitle);
    const isSaid =
      [place.content, place.module ?? '', place.course].some((title) =>
        sameStems(stems, terms.of(title)),
      ) || agenda.some(({ text }) => overlap(stems, terms.of(text)) > 0.7);
    if (!isListable || isSaid || agenda.length === MAX_AGENDA) continue;
    agenda.push({ text: spokenTitle, citations: [heading], worth: 1, scene });
  }
  const named = terms.of(place.content);
  const isNew = agenda.some(({ text }) => overlap(terms.of(text), named) < 1);
  return agenda.length > 1 && isNew ? agenda : [];
}

const sameStems = (one: string[], other: string[]) =>
  one.length === other.length && overlap(one, other) === 1;

/** First words: where we are and what is to come. The phrases take turns from content to content. */
export function openContent(
  place: ContentPlace,
  aim: CourseAim,
  agenda: Takeaway[],
  { courseWording, wording }: FrameWords,
): Utterance[] {
  const { courseOpenings, moduleOpenings, contentOpenings, plainOpenings } = courseWording;
  const [openings, at] = place.isFirstOfCourse
    ? [courseOpenings, place.course.length]
    : place.module === null
      ? [plainOpenings, place.orderIndex]
      : place.isFirstOfModule
        ? [moduleOpenings, place.moduleIndex]
        : [contentOpenings, place.orderIndex];
  const slots = { course: place.course, module: place.module ?? '', content: place.content };
  const said = [template(fillPhrase(turn(openings, at), slots))];
  if (agenda.length > 0) {
    const phrase = turn(courseWording.agendas[aim.objective], place.orderIndex);
    said.push(listing(phrase, agenda, wording.and));
  }
  if (place.isFirstOfModule) {
    said.push(template(turn(courseWording.hints[aim.audience], place.moduleIndex)));
  }
  return said;
}

/** Last words: what to remember, where there is something, and what comes next. */
export function closeContent(
  place: ContentPlace,
  aim: CourseAim,
  takeaways: Takeaway[],
  { courseWording, wording }: FrameWords,
): { recap: Utterance | null; farewell: Utterance; points: string[]; title: string } {
  const { recaps, nextContents, nextModules, courseEnd, closingTitles } = courseWording;
  const hasRecap = takeaways.length > 1;
  const phrase =
    place.next === null
      ? fillPhrase(courseEnd[aim.objective], { course: place.course })
      : place.next.kind === 'content'
        ? fillPhrase(turn(nextContents, place.orderIndex), { next: place.next.title })
        : fillPhrase(turn(nextModules, place.moduleIndex), { next: place.next.title });
  const leadingOn = place.next === null ? closingTitles.end : closingTitles.next;
  return {
    recap: hasRecap ? listing(turn(recaps, place.orderIndex), takeaways, wording.and) : null,
    farewell: template(phrase),
    points: hasRecap ? takeaways.map(({ text }) => upperFirst(text)) : [],
    title: hasRecap ? turn(closingTitles.recap, place.orderIndex) : leadingOn,
  };
}

const listing = (phrase: string, items: Takeaway[], and: (next: string) => string): Utterance =>
  template(
    fillPhrase(phrase, {
      list: joinList(
        items.map(({ text }) => text),
        and,
      ),
    }),
    items.flatMap(({ citations }) => citations),
  );
