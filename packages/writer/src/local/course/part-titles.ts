import { upperFirst } from '../clean-text.ts';
import { passagesUnder, type Section } from '../outline.ts';
import { joinList } from '../pick-phrase.ts';
import { isLink, isUsableTitle, shortTitle } from '../titles.ts';
import type { CourseMaterial } from './course-material.ts';
import type { Unit } from './course-units.ts';
import { topicPhrases } from './topic-phrases.ts';

export const MAX_TITLE = 72;
const MAX_JOINED_PART = 40;
const FEWEST_CHARACTERS = 4;
/** From this share on a part is as good as the whole. */
const NEARLY_ALL = 0.8;
const PHRASES = 6;

type Candidate = { title: string; worth: number };

/** What a part of the documents could be called, best first: its headings, its topics, and both. */
export function titlesOf(units: Unit[], material: CourseMaterial): string[] {
  const { wordCase } = material;
  const words = units.reduce((sum, unit) => sum + unit.words, 0) || 1;
  const phrases = topicPhrases(
    units.flatMap(({ passages }) => passages),
    material,
    PHRASES,
  );
  const covered = coveredSections(units, material);
  const join = (...parts: string[]) => joined(parts, material);
  const candidates: Candidate[] = [];
  const add = (title: string, worth: number) => {
    if (title) candidates.push({ title, worth });
  };
  for (const { section, title, share, inPart } of covered) {
    const fills = inPart / words;
    if (share >= NEARLY_ALL && fills >= NEARLY_ALL) add(title, 1);
    else if (fills >= NEARLY_ALL) {
      for (const phrase of phrases) add(`${title}: ${wordCase.inSentence(phrase)}`, 0.7);
      if (startsWith(units, section)) add(title, 0.78);
    } else add(title, 0.3 + 0.4 * fills);
  }
  const tops = topsOf(covered);
  const bySize = [...tops].sort((a, b) => b.inPart - a.inPart);
  for (let size = 2; size <= 3; size += 1) {
    const largest = bySize.slice(0, size);
    const share = largest.reduce((sum, { inPart }) => sum + inPart, 0) / words;
    const inOrder = tops.filter((top) => largest.includes(top)).map(({ title }) => title);
    if (inOrder.length === size) add(join(...inOrder), 0.45 + 0.5 * share);
  }
  const [first = '', ...others] = phrases;
  for (const other of others) add(join(upperFirst(first), other), 0.42);
  for (const [index, phrase] of phrases.entries()) add(upperFirst(phrase), 0.4 - index * 0.03);
  const inOrder = candidates
    .map(({ title, worth }) => ({ title, worth: worth - faultsOf(title, material) }))
    .sort((a, b) => b.worth - a.worth);
  return [...new Set(inOrder.map(({ title }) => title))].filter(Boolean);
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
  return material.wordCase.asTitle(shortTitle(title, material.wording, MAX_TITLE));
}

const startsWith = (units: Unit[], section: Section) =>
  units[0]?.passages[0] !== undefined && units[0].passages[0] === passagesUnder(section)[0];

/** "Navegadores web y sistema de correo", where every part is short and plain. */
function joined(parts: string[], { wording, wordCase }: CourseMaterial): string {
  const [first = '', ...others] = parts;
  const fits = parts.every(
    (part) => part.length <= MAX_JOINED_PART && !/[,:;?¿!¡–—]/u.test(part) && part !== '',
  );
  if (!fits || parts.some((part) => wording.genericTitle.test(part))) return '';
  const title = joinList([first, ...others.map((part) => wordCase.inSentence(part))], wording.and);
  return title.length <= MAX_TITLE ? title : '';
}

/** What makes a title worse than what it covers says. */
function faultsOf(title: string, { wording, isForeign, terms }: CourseMaterial): number {
  const last = title.split(' ').at(-1) ?? '';
  const [stem, second] = terms.of(title);
  return (
    (title.length < FEWEST_CHARACTERS || !stem ? 2 : 0) +
    (isLink(last, wording) ? 1 : 0) +
    (wording.genericTitle.test(title) ? 0.6 : 0) +
    (isForeign(title) ? 0.35 : 0) +
    (second ? 0 : 0.1) +
    (title.length > MAX_TITLE ? 0.5 : 0)
  );
}
