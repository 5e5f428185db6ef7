import type { CourseAudience, Language, Tone } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { fillPhrase, joinList, turn } from '../pick-phrase.ts';
import { abilitiesOf } from '../plan/abilities.ts';
import type { CourseAim } from '../plan/course/course-aim.ts';
import type { ContentPlace } from '../plan/course/course-places.ts';
import type { Unit } from '../reading/reading.ts';
import { template, type Utterance } from './utterance.ts';

export const TONES: Record<CourseAudience, Tone> = {
  estudiantes: 'cercano',
  tecnicos: 'experto',
  lideres: 'experto',
  clientes: 'cercano',
  ejecutivos: 'formal',
};

/**
 * The first words: where the course stands and what one can do afterwards. The phrases alternate
 * from content to content.
 */
export function openContent(
  place: ContentPlace,
  units: readonly Unit[],
  language: Language,
): Utterance[] {
  const { cues, frame, course } = WRITING_LANGUAGES[language];
  const { able, courseOpenings, moduleOpenings, contentOpenings, plainOpenings } = course;
  const [openings, at] = place.isFirstOfCourse
    ? [courseOpenings, place.course.length]
    : place.module === null
      ? [plainOpenings, place.orderIndex]
      : place.isFirstOfModule
        ? [moduleOpenings, place.moduleIndex]
        : [contentOpenings, place.orderIndex];
  const slots = { course: place.course, module: place.module ?? '', content: place.content };
  const list = joinList(
    abilitiesOf(units).map((ability) => frame.abilities[ability]),
    cues.and,
  );
  return [
    template(fillPhrase(turn(openings, at), slots)),
    ...(list ? [template(fillPhrase(turn(able, place.orderIndex), { list }))] : []),
  ];
}

/** The last words: the next content, or the end of the course. */
export function closeContent(
  place: ContentPlace,
  aim: CourseAim,
  hasRecall: boolean,
  language: Language,
): { farewell: Utterance; title: string } {
  const { nextContents, nextModules, courseEnd, closingTitles } =
    WRITING_LANGUAGES[language].course;
  const phrase =
    place.next === null
      ? fillPhrase(courseEnd[aim.objective], { course: place.course })
      : place.next.kind === 'content'
        ? fillPhrase(turn(nextContents, place.orderIndex), { next: place.next.title })
        : fillPhrase(turn(nextModules, place.moduleIndex), { next: place.next.title });
  const leadingOn = place.next === null ? closingTitles.end : closingTitles.next;
  return {
    farewell: template(phrase),
    title: hasRecall ? turn(closingTitles.recap, place.orderIndex) : leadingOn,
  };
}
