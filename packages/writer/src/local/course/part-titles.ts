import { upperFirst } from '../../reading/clean-text.ts';
import { formOf } from '../../reading/list-form.ts';
import { passagesUnder, type Section } from '../outline.ts';
import { joinList } from '../../frame/pick-phrase.ts';
import { isLink, isUsableTitle, shortTitle } from '../../reading/titles.ts';
import type { CourseMaterial } from './course-material.ts';
import type { Unit } from './course-units.ts';
import { isList } from './title-lists.ts';
import { topicPhrases } from './topic-phrases.ts';

export const MAX_TITLE = 72;
const MAX_JOINED_PART = 32;
const MAX_JOINED = 60;
/** Of the sections that a part holds wholly so many of the largest may name it. */
const MAX_TOPS = 5;
const FEWEST_CHARACTERS = 4;
/** From this share on a part is as good as the whole. */
const NEARLY_ALL = 0.8;
/** From this share on a section can stand for the part of a chapter that it lies in. */
const A_GOOD_PART = 0.3;
/** By so much a chapter is larger than a content that it cannot be one. */
const TOO_LARGE = 1.1;
const PHRASES = 6;

type Candidate = { title: string; worth: number };

/**
 * What a part of the documents could be called, best first: its headings, its topics, and both. `above` is the title
 * of what it belongs to, which it need not repeat.
 */
export function titlesOf(units: Unit[], material: CourseMaterial, above = ''): string[] {
  const { wordCase } = material;
  const words = units.reduce((sum, unit) => sum + unit.words, 0) || 1;
  const phrases = topicPhrases(
    units.flatMap(({ passages }) => passages),
    material,
    PHRASES,
  );
  const covered = coveredSections(units, material);
  const tops = topsOf(covered);
  const candidates: Candidate[] = [];
  const add = (title: string, worth: number) => {
    if (title) candidates.push({ title, worth });
  };
  for (const { section, title, share, inPart } of covered) {
    const fills = inPart / words;
    if (share >= NEARLY_ALL && fills >= NEARLY_ALL) add(title, 1);
    else if (share >= NEARLY_ALL) add(title, 0.4 + 0.45 * fills);
    else if (fills >= NEARLY_ALL && (section.children.length > 0 || share >= A_GOOD_PART)) {
      if (title !== above) {
        for (const phrase of phrases) add(`${title}: ${wordCase.inSentence(phrase)}`, 0.5);
        for (const top of tops) {
          const share = top.inPart / words;
          if (share >= A_GOOD_PART) add(within(title, top.title, material), 0.4 + 0.4 * share);
        }
      }
      if (startsWith(units, section)) add(title, 0.78);
    } else add(title, 0.3 + 0.35 * fills);
  }
  const largest = [...tops].sort((a, b) => b.inPart - a.inPart).slice(0, MAX_TOPS);
  for (const pair of pairsOf(tops.filter((top) => largest.includes(top)))) {
    const share = pair.reduce((sum, { inPart }) => sum + inPart, 0) / words;
    add(
      joined(
        pair.map(({ title }) => title),
        material,
      ),
      0.3 + 0.45 * share,
    );
  }
  for (const [index, phrase] of phrases.entries()) add(upperFirst(phrase), 0.4 - index * 0.03);
  const inOrder = candidates
    .map(({ title, worth }) => ({ title, worth: worth - faultsOf(title, material) }))
    .sort((a, b) => b.worth - a.worth);
  return [...new Set(inOrder.map(({ title }) => title))].filter(Boolean);
}

/**
 * The chapter that a module of so many contents is called after: the lowest that it nearly fills, or the largest that
 * is too large for one content. Null where there is none.
 */
export function chapterOf(units: Unit[], contents: number, material: CourseMaterial) {
  const words = units.reduce((sum, unit) => sum + unit.words, 0) || 1;
  const chapters = coveredSections(units, material).filter(
    ({ section }) => section.children.length > 1,
  );
  const filled = chapters.filter(({ inPart }) => inPart >= words * NEARLY_ALL);
  const large = chapters
    .filter(({ share, inPart }) => share >= NEARLY_ALL && inPart > (words / contents) * TOO_LARGE)
    .sort((a, b) => b.inPart - a.inPart);
  return (filled.at(-1) ?? large[0])?.title ?? null;
}

type Covered = { section: Section; title: string; share: number; inPart: number };

/** The titled sections that a part touches, with how much of each lies in it, highest first. */
function coveredSections(units: Unit[], material: CourseMaterial): Covered[] {
  const inPart = new Map<Section, number>();
  for (const { path, words } of units) {
    for (const section of path) inPart.set(section, (inPart.get(section) ?? 0) + words);
  }
  return [...inPart]
    .filter(([section, words]) => section.heading !== null && words > 0)
    .map(([section, words]) => ({
      section,
      title: titleOfSection(section, material),
      share: words / (material.wordsOfSection(section) || 1),
      inPart: words,
    }))
    .filter(({ title }) => title !== '');
}

/** The highest sections that lie wholly in a part. */
function topsOf(covered: Covered[]): Covered[] {
  const whole = covered.filter(({ share }) => share >= NEARLY_ALL);
  const below = new Set(whole.flatMap(({ section }) => section.children.flatMap(sectionsUnder)));
  return whole.filter(({ section }) => !below.has(section));
}

const sectionsUnder = (section: Section): Section[] => [
  section,
  ...section.children.flatMap(sectionsUnder),
];

export function titleOfSection({ title }: Section, material: CourseMaterial): string {
  if (!isUsableTitle(title)) return '';
  const { wordCase, wording, hasTitleCase } = material;
  const short = shortTitle(title, wording, MAX_TITLE);
  // Capitals on all words are English; elsewhere they go, but for those of names.
  return hasTitleCase && !wording.hasTitleCase
    ? upperFirst(wordCase.inSentence(short))
    : wordCase.asTitle(short);
}

const startsWith = (units: Unit[], section: Section) =>
  units[0]?.passages[0] !== undefined && units[0].passages[0] === passagesUnder(section)[0];

/** "Trucos del sistema: registro de datos", where the second is no repetition of the first. */
function within(chapter: string, part: string, { wordCase }: CourseMaterial): string {
  const title = `${chapter}: ${wordCase.inSentence(part)}`;
  return chapter === part || /[:?!]/u.test(part) || title.length > MAX_TITLE ? '' : title;
}

/** Every two of a list, in its order. */
const pairsOf = <Item>(items: Item[]): Item[][] =>
  items.flatMap((first, at) => items.slice(at + 1).map((second) => [first, second]));

/** "Redes domésticas y copias de seguridad", where both are short and name things: nobody writes others together. */
function joined(
  parts: string[],
  { wording, wordCase, isForeign, hasTitleCase }: CourseMaterial,
): string {
  const fits = parts.every(
    (part) =>
      part.length <= MAX_JOINED_PART &&
      !/[,:;?¿!¡–—&/]/u.test(part) &&
      !isList(part, wording.and) &&
      !wording.genericTitle.test(part) &&
      formOf(part, wording) === 'noun' &&
      !isForeign(part),
  );
  if (!fits) return '';
  const written =
    hasTitleCase && wording.hasTitleCase
      ? parts
      : parts.map((part, index) => (index === 0 ? part : wordCase.inSentence(part)));
  const title = joinList(written, wording.and);
  return title.length <= MAX_JOINED ? title : '';
}

/** What makes a title worse than what it covers says. */
function faultsOf(title: string, { wording, isForeign, terms }: CourseMaterial): number {
  const last = title.split(' ').at(-1) ?? '';
  const [stem, second] = terms.of(title);
  return (
    (title.length < FEWEST_CHARACTERS || !stem ? 2 : 0) +
    (isLink(last, wording) ? 1 : 0) +
    (wording.genericTitle.test(title) ? 0.6 : 0) +
    (isForeign(title) ? 0.6 : 0) +
    (second ? 0 : 0.1) +
    (title.length > MAX_TITLE ? 0.5 : 0)
  );
}
