import type { CourseDepth } from '@tarima/contract';
import type { ContentDraft } from '../../course-draft.ts';
import { upperFirst } from '../../reading/clean-text.ts';
import { overlap } from '../key-points.ts';
import type { Passage, Section } from '../outline.ts';
import { fillPhrase, joinList } from '../../frame/pick-phrase.ts';
import { rankPassages } from '../rank-passages.ts';
import { dullness } from '../speak-scenes.ts';
import type { CourseMaterial } from './course-material.ts';
import type { Unit } from './course-units.ts';
import { titleOfSection } from './part-titles.ts';
import { type CourseAim, passagePreference } from './passage-preference.ts';
import { topicPhrases } from './topic-phrases.ts';

/** The deeper a course goes, the more of a part is named. */
const MAX_TOPICS: Record<CourseDepth, number> = {
  basico: 2,
  intermedio: 3,
  avanzado: 3,
  experto: 4,
};
const MAX_TOPIC_CHARACTERS = 48;
const MAX_QUOTE_WORDS = 26;
/** With so many sections to choose from, what opens them is enough to choose from. */
const ENOUGH_PASSAGES = 8;
const OPENING_PASSAGES = 4;
/** A section with less to say is no topic. */
const TOPIC_WORDS = 20;
const SLIDE_WORDS = 5;
const MOST_OF_IT = 0.8;

/** What a content says: its central sentence and its topics, as depth and objective ask. */
export function describeContent(
  title: string,
  units: Unit[],
  aim: CourseAim,
  place: number,
  material: CourseMaterial,
): string {
  const list = topicsOf([title], units, aim, material);
  const phrase = turn(material.courseWording.contentTopics[aim.objective], place);
  const quote = centralSentence(`${title} ${list.join(' ')}`, units, aim, material);
  return described(title, quote, phrase, list, material);
}

/** What a module says, in words that its contents do not use: its central sentence and what their titles leave out. */
export function describeModule(
  title: string,
  contents: Pick<ContentDraft, 'title' | 'description'>[],
  units: Unit[],
  aim: CourseAim,
  place: number,
  material: CourseMaterial,
): string {
  const names = contents.map((content) => content.title);
  const list = topicsOf([title, ...names], units, aim, material);
  const phrase = turn(material.courseWording.moduleTopics[aim.objective], place);
  const said = contents.map(({ description }) => description);
  const about = `${title} ${names.join(' ')}`;
  const quote = centralSentence(about, units, aim, material, introduces(said, material));
  return described(title, quote, phrase, list, material);
}

/** Whether a sentence opens a section or defines something, and is not among what is `said` already. */
export const introduces =
  (said: readonly string[], { courseWording }: CourseMaterial) =>
  ({ alone, text, place }: Passage): boolean =>
    said.every((description) => !description.includes(upperFirst(alone ?? text))) &&
    (place === 0 || courseWording.cues.definition.test(text));

function described(
  title: string,
  quote: string,
  phrase: string,
  list: string[],
  { courseWording, wording }: CourseMaterial,
): string {
  const topics =
    list.length > (quote ? 1 : 0) ? fillPhrase(phrase, { list: joinList(list, wording.and) }) : '';
  const description = [quote, topics].filter(Boolean).join(' ');
  return description || fillPhrase(courseWording.plainDescription, { title });
}

/** The phrase whose turn it is. */
export const turn = (phrases: readonly string[], place: number): string =>
  phrases[place % phrases.length] ?? '';

/** Headings within a part that the titles do not name, or what it talks about; in the order of the documents. */
function topicsOf(
  titles: string[],
  units: Unit[],
  aim: CourseAim,
  material: CourseMaterial,
): string[] {
  const { terms, wordCase, wording, isForeign } = material;
  const most = MAX_TOPICS[aim.depth];
  const topics: string[] = [];
  const add = (topic: string) => {
    const stems = terms.of(topic);
    const isNew =
      stems.length > 0 &&
      titles.every((title) => overlap(stems, terms.of(title)) < 0.6) &&
      topics.every((other) => overlap(stems, terms.of(other)) < 0.6);
    if (isNew && topics.length < most) topics.push(topic);
  };
  const sizes = new Map<Section, number>();
  for (const { path, words } of units) {
    for (const section of path.slice(1)) sizes.set(section, (sizes.get(section) ?? 0) + words);
  }
  const largest = [...sizes]
    .filter(
      ([section, words]) =>
        words >= (section.isSlide ? SLIDE_WORDS : TOPIC_WORDS) &&
        words >= material.wordsOfSection(section) * MOST_OF_IT,
    )
    .sort((a, b) => b[1] - a[1])
    .map(([section]) => section);
  const order = [...sizes.keys()];
  const headings = largest.flatMap((section) => {
    const heading = titleOfSection(section, material);
    const isListable =
      terms.of(heading).length > 1 &&
      heading.length <= MAX_TOPIC_CHARACTERS &&
      !/[,:;.?¿!¡]/u.test(heading) &&
      !wording.genericTitle.test(heading) &&
      !isForeign(heading);
    return isListable ? [{ name: wordCase.inSentence(heading), at: order.indexOf(section) }] : [];
  });
  for (const { name } of headings) add(name);
  const phrases = topicPhrases(
    units.flatMap(({ passages }) => passages),
    material,
    most * 2,
  );
  phrases.map((phrase) => wordCase.inSentence(phrase)).forEach(add);
  const placeOf = (topic: string) =>
    headings.find(({ name }) => name === topic)?.at ?? Number.POSITIVE_INFINITY;
  return topics
    .map((topic) => ({ topic, at: placeOf(topic) }))
    .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ topic }) => topic);
}

/** The sentence of a part that says most of what all of it says; empty where none fits. */
export function centralSentence(
  topic: string,
  units: Unit[],
  aim: CourseAim,
  { terms, weights, wording, courseWording }: CourseMaterial,
  fits: (passage: Passage) => boolean = () => true,
): string {
  const quotable = units
    .flatMap((unit) => unit.passages)
    .filter(
      ({ alone, fragments, words }) =>
        alone !== null && fragments.length === 0 && words <= MAX_QUOTE_WORDS && !/\?$/u.test(alone),
    );
  const openings = quotable.filter(({ place }) => place < OPENING_PASSAGES);
  const passages = openings.length >= ENOUGH_PASSAGES ? openings : quotable;
  // Whatever the depth, a description tells what it is about.
  const prefers = passagePreference({ ...aim, depth: 'basico' }, courseWording.cues);
  const about = new Set(terms.of(topic));
  const ranked = rankPassages(
    passages,
    topic,
    weights,
    (passage) => dullness(passage, wording) - prefers(passage) / 2,
  ).sort((a, b) => b.score - a.score);
  const best = ranked.find(
    ({ passage }) => fits(passage) && terms.of(passage.text).some((stem) => about.has(stem)),
  );
  return upperFirst(best?.passage.alone ?? '');
}
