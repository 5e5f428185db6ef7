import { upperFirst } from '../clean-text.ts';
import { overlap } from '../key-points.ts';
import type { Section } from '../outline.ts';
import { fillPhrase, joinList } from '../pick-phrase.ts';
import { rankPassages } from '../rank-passages.ts';
import { dullness } from '../speak-scenes.ts';
import type { CourseMaterial } from './course-material.ts';
import type { Unit } from './course-units.ts';
import { titleOfSection } from './part-titles.ts';
import { type CourseAim, passagePreference } from './passage-preference.ts';
import { topicPhrases } from './topic-phrases.ts';

const MAX_TOPICS = 3;
const MAX_LISTED = 4;
const MAX_TOPIC_CHARACTERS = 48;
const MAX_QUOTE_WORDS = 26;
/** With so many sections to choose from, what opens them is enough to choose from. */
const ENOUGH_PASSAGES = 8;
const OPENING_PASSAGES = 4;
/** A section with less to say is no topic. */
const TOPIC_WORDS = 20;
const MOST_OF_IT = 0.8;

/** What is learned in a content: a goal as depth and objective ask, its topics, its central sentence. */
export function describeContent(
  title: string,
  units: Unit[],
  aim: CourseAim,
  place: number,
  material: CourseMaterial,
): string {
  const { contentGoals, plainGoals, focus } = material.courseWording;
  const list = topicsOf(title, units, material);
  const goals = list.length > 1 ? contentGoals[aim.objective] : plainGoals[aim.objective];
  const goal = fillPhrase(turn(goals, place), {
    focus: turn(focus[aim.depth], place),
    list: joinList(list, material.wording.and),
  });
  const quote = centralSentence(title, list, units, aim, material);
  return quote ? `${goal} ${quote}` : goal;
}

/** What is learned in a module: the titles of its contents. */
export function describeModule(
  contents: string[],
  aim: CourseAim,
  place: number,
  { courseWording, wordCase, wording }: CourseMaterial,
): string {
  const list = joinList(
    contents.slice(0, MAX_LISTED).map((title) => wordCase.inSentence(nameInList(title))),
    wording.and,
  );
  return fillPhrase(turn(courseWording.moduleGoals[aim.objective], place), { list });
}

/** Of "Chapter: part" the part, which is what tells it from its neighbours. */
export const nameInList = (title: string): string =>
  upperFirst(title.split(/:\s+/u).at(-1) ?? title);

/** The phrase whose turn it is. */
export const turn = (phrases: readonly string[], place: number): string =>
  phrases[place % phrases.length] ?? '';

/** Headings within a part that its title does not name, or what it talks about. */
function topicsOf(title: string, units: Unit[], material: CourseMaterial): string[] {
  const { terms, wordCase, wording, isForeign } = material;
  const named = terms.of(title);
  const topics: string[] = [];
  const add = (topic: string) => {
    const stems = terms.of(topic);
    const isNew =
      stems.length > 0 &&
      overlap(stems, named) < 0.6 &&
      topics.every((other) => overlap(stems, terms.of(other)) < 0.6);
    if (isNew && topics.length < MAX_TOPICS) topics.push(topic);
  };
  const sizes = new Map<Section, number>();
  for (const { path, words } of units) {
    for (const section of path.slice(1)) sizes.set(section, (sizes.get(section) ?? 0) + words);
  }
  const largest = [...sizes]
    .filter(
      ([section, words]) =>
        words >= TOPIC_WORDS && words >= material.wordsOfSection(section) * MOST_OF_IT,
    )
    .sort((a, b) => b[1] - a[1])
    .map(([section]) => section);
  const headings = largest.flatMap((section) => {
    const heading = titleOfSection(section, material);
    const isListable =
      terms.of(heading).length > 1 &&
      heading.length <= MAX_TOPIC_CHARACTERS &&
      !/[,:;.?¿!¡]/u.test(heading) &&
      !wording.genericTitle.test(heading) &&
      !isForeign(heading);
    return isListable ? [wordCase.inSentence(heading)] : [];
  });
  headings.forEach(add);
  const phrases = topicPhrases(
    units.flatMap(({ passages }) => passages),
    material,
    MAX_TOPICS * 2,
  );
  phrases.map((phrase) => wordCase.inSentence(phrase)).forEach(add);
  return topics;
}

/** The sentence of a part that says most of what all of it says. */
function centralSentence(
  title: string,
  list: string[],
  units: Unit[],
  aim: CourseAim,
  material: CourseMaterial,
): string {
  const quotable = units
    .flatMap((unit) => unit.passages)
    .filter(
      ({ alone, fragments, words }) =>
        alone !== null && fragments.length === 0 && words <= MAX_QUOTE_WORDS,
    );
  const openings = quotable.filter(({ place }) => place < OPENING_PASSAGES);
  const passages = openings.length >= ENOUGH_PASSAGES ? openings : quotable;
  const prefers = passagePreference(aim, material.courseWording.cues);
  const about = new Set(material.terms.of(`${title} ${list.join(' ')}`));
  const ranked = rankPassages(
    passages,
    title,
    material.weights,
    (passage) => dullness(passage, material.wording) - prefers(passage) / 2,
  ).sort((a, b) => b.score - a.score);
  const best = ranked.find(({ passage }) =>
    material.terms.of(passage.text).some((stem) => about.has(stem)),
  );
  return upperFirst(best?.passage.alone ?? '');
}
