import type { CourseDepth } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { fillPhrase, joinList, turn } from '../../pick-phrase.ts';
import { needsBefore } from '../../reading/needs-before.ts';
import type { Unit } from '../../reading/reading.ts';
import { abilitiesOf } from '../abilities.ts';
import type { CourseAim } from './course-aim.ts';
import type { CourseMaterial } from './course-material.ts';
import { titleOfSection } from './part-titles.ts';
import { isList } from './title-lists.ts';

/** A deeper course names more topics. */
const MAX_TOPICS: Record<CourseDepth, number> = {
  basico: 2,
  intermedio: 3,
  avanzado: 3,
  experto: 4,
};
const LONGEST_TOPIC = 48;
const QUOTE_WORDS = { from: 5, to: 26 } as const;

/** Describes a content: a sentence of it, then its headings or what one can do afterwards. */
export function describeContent(
  title: string,
  said: readonly Unit[],
  aim: CourseAim,
  place: number,
  material: CourseMaterial,
): string {
  const phrase = turn(material.courseWording.contentTopics[aim.objective], place);
  return described([title], said, phrase, aim, material);
}

/** Describes a module by headings that its contents' titles omit. */
export function describeModule(
  title: string,
  contents: readonly { title: string; description: string }[],
  said: readonly Unit[],
  aim: CourseAim,
  place: number,
  material: CourseMaterial,
): string {
  const phrase = turn(material.courseWording.moduleTopics[aim.objective], place);
  const names = contents.map((content) => content.title);
  const told = contents.map(({ description }) => description).join(' ');
  return described([title, ...names], said, phrase, aim, material, told);
}

function described(
  titles: string[],
  said: readonly Unit[],
  phrase: string,
  aim: CourseAim,
  material: CourseMaterial,
  told = '',
): string {
  const { cues, courseWording, reading } = material;
  const headings = topicsOf(titles, said, material).slice(0, MAX_TOPICS[aim.depth]);
  const abilities = abilitiesOf(said).map(
    (ability) => WRITING_LANGUAGES[material.language].frame.abilities[ability],
  );
  const [topics, listing] =
    headings.length > 1
      ? [headings.map(reading.wordCase.inSentence), phrase]
      : [abilities, courseWording.teaches];
  const list = topics.length > 0 ? fillPhrase(listing, { list: joinList(topics, cues.and) }) : '';
  const quote = quoteOf(said, material, told);
  const description = [quote, list].filter(Boolean).join(' ');
  return description || fillPhrase(courseWording.plainDescription, { title: titles[0] ?? '' });
}

/** Headings that are not among the titles, in the order of the documents. */
function topicsOf(titles: string[], said: readonly Unit[], material: CourseMaterial): string[] {
  const { cues, isForeign, reading } = material;
  const headings = said.map(({ section }) => titleOfSection(section, material));
  return [...new Set(headings)].filter(
    (heading) =>
      heading !== '' &&
      heading.length <= LONGEST_TOPIC &&
      !/[,:;.?¿!¡]/u.test(heading) &&
      !isList(heading, cues.and) &&
      !cues.genericTitle.test(heading) &&
      !isForeign(heading) &&
      !reading.readingCues.warningLabel.test(`${heading}:`) &&
      titles.every((title) => title !== heading),
  );
}

/** The first sentence that stands alone, preferably one that must be said. */
function quoteOf(said: readonly Unit[], { cues }: CourseMaterial, told: string): string {
  const quotable = said
    .filter(({ kind, lead }) => lead.length === 0 && kind !== 'procedure' && kind !== 'table')
    .flatMap(({ parts }) => parts.slice(0, 1))
    .filter(({ text, isFragment }) => {
      const words = countWords(text);
      const fits = words >= QUOTE_WORDS.from && words <= QUOTE_WORDS.to;
      return fits && !isFragment && !/[?:]$/u.test(text) && !needsBefore(text, cues);
    })
    .filter(({ text }) => !told.includes(text));
  return (quotable.find(({ mustSay }) => mustSay.length > 0) ?? quotable[0])?.text ?? '';
}
