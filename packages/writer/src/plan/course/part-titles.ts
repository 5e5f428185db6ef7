import { fillPhrase } from '../../pick-phrase.ts';
import { upperFirst } from '../../reading/clean-text.ts';
import { keyPhrases } from '../../reading/key-phrases.ts';
import type { Section, Unit } from '../../reading/reading.ts';
import { unended } from '../../reading/spoken-text.ts';
import { isUsableTitle, shortTitle } from '../../reading/titles.ts';
import type { CourseMaterial } from './course-material.ts';
import { pathTo, type Segment } from './segments.ts';

export const MAX_TITLE = 72;
/** A part of at least this share counts as the whole. */
const NEARLY_ALL = 0.8;
const PHRASES = 12;
const SEARCHED_UNITS = 40;

/**
 * Possible titles of a part, the best first. The heading above all of it comes first, then its own
 * headings by size. Titles by what they teach, and phrases of its sentences, follow.
 */
export function titlesOf(segments: readonly Segment[], material: CourseMaterial): string[] {
  const { cues, isForeign } = material;
  const words = new Map<Section, number>();
  for (const { section, words: own } of segments) {
    for (const one of pathTo(section).slice(1)) words.set(one, (words.get(one) ?? 0) + own);
  }
  const all = segments.reduce((sum, segment) => sum + segment.words, 0) || 1;
  const rank = ([section, own]: [Section, number]) => {
    const share = own / all;
    const isGeneric = cues.genericTitle.test(section.title) || isForeign(section.title);
    const isChapter = share >= NEARLY_ALL && section.children.length > 1;
    const isAsked = section.title.endsWith('?');
    return share + (isChapter ? 1 : 0) - (isGeneric ? 2 : 0) - (isAsked ? 0.5 : 0);
  };
  const headings = [...words]
    .sort((a, b) => rank(b) - rank(a))
    .map(([section]) => titleOfSection(section, material))
    .filter(Boolean);
  const own = headings.filter((title) => !isForeign(title));
  const kinds = own.flatMap((title) => byKind(title, segments, material));
  const titles = [
    ...own,
    ...kinds,
    ...phrasesOf(segments, material),
    ...openingsOf(segments, material),
    ...headings,
  ];
  return [...new Set(titles)].filter((title) => title.length <= MAX_TITLE);
}

/** A section's heading as a title. Empty if it cannot be one. */
export function titleOfSection({ title }: Section, { cues, reading }: CourseMaterial): string {
  if (!isUsableTitle(title)) return '';
  return reading.wordCase.asTitle(shortTitle(title, cues, MAX_TITLE));
}

/** Variants such as "Start-up, step by step", for a content under its module's heading. */
function byKind(title: string, segments: readonly Segment[], { courseWording }: CourseMaterial) {
  const units = segments.flatMap((segment) => segment.units);
  const has = (fits: (unit: Unit) => boolean) => units.some(fits);
  const kinds = [
    ...(has(({ kind }) => kind === 'procedure') ? [courseWording.titleByKind.procedure] : []),
    ...(has(({ kind }) => kind === 'answer') ? [courseWording.titleByKind.answer] : []),
    ...(has(({ mustSay }) => mustSay.includes('prohibition'))
      ? [courseWording.titleByKind.rule]
      : []),
    courseWording.titleByKind.other,
  ];
  return kinds.map((phrase) => fillPhrase(phrase, { title }));
}

/** Repeated noun phrases of the first units, for parts without headings. */
export function phrasesOf(segments: readonly Segment[], material: CourseMaterial): string[] {
  const { cues, count, reading } = material;
  const texts = segments
    .flatMap(({ units }) => units)
    .slice(0, SEARCHED_UNITS)
    .flatMap(({ parts }) => parts.map(({ text }) => text));
  const found = texts
    .flatMap((text) => keyPhrases(text, cues, reading.terms, count))
    .filter(
      ({ isPoor, stems, text }) => !isPoor && stems.length > 1 && !/[\p{N}\p{P}]/u.test(text),
    );
  const worth = new Map(found.map(({ text }) => [text, count(text)]));
  return [...worth]
    .sort((a, b) => b[1] - a[1])
    .slice(0, PHRASES)
    .map(([text]) => upperFirst(text));
}

/** The beginnings of its first sentences, where not even a phrase fits. */
function openingsOf(segments: readonly Segment[], { cues }: CourseMaterial): string[] {
  return segments
    .flatMap(({ units }) => units)
    .slice(0, PHRASES)
    .map(({ parts: [first] }) => shortTitle(unended(first?.text ?? ''), cues))
    .filter((title) => title.includes(' '));
}
