import { pathOf, type Section } from '../reading/reading.ts';
import { shortTitle } from '../reading/titles.ts';
import type { Theme } from './choose-said.ts';
import type { ComposeTools, Frame } from './composition.ts';
import { insideSentence } from './subject.ts';

type Tools = Pick<ComposeTools, 'wordCase' | 'cues' | 'isSpokenTitle' | 'terms' | 'dialogue'>;

/** A theme's heading as the host says it. Empty if there is none. */
export function spokenTitle({ title }: Section, tools: Tools): string {
  const { wordCase, cues, isSpokenTitle } = tools;
  if (!title || title.endsWith('?') || !isSpokenTitle(title)) return '';
  const short = shortTitle(title, cues) || title;
  return insideSentence(short, wordCase, cues).replace(/(?<!\s)\s+[:;–—]\s*|[:;–—]\s*/gu, ', ');
}

/** True if the topic already has all words of the title. */
export function isTopic(title: string, { topic }: Frame, { terms }: Tools): boolean {
  const topical = new Set(terms.of(topic));
  const stems = terms.of(title);
  return stems.length > 0 && stems.every((stem) => topical.has(stem));
}

/** The title of a chapter: its heading, the nearest one above it, or the topic. */
export function chapterTitle({ section, units }: Theme, { topic }: Frame, tools: Tools): string {
  const { wordCase, cues, isSpokenTitle } = tools;
  const heading = pathOf(section).findLast(isSpokenTitle) ?? topic;
  const [first] = units;
  const title = heading || (first?.parts[0]?.text.replace(/(?<![.!?…])[.!?…]+$/u, '') ?? '');
  return wordCase.asTitle(shortTitle(title, cues) || title);
}
