import type { Language, TimelineScene } from '@tarima/contract';
import { en } from './icon-words/en.ts';
import { es } from './icon-words/es.ts';
import type { IconWords } from './icon-words/icon-words.ts';
import { pt } from './icon-words/pt.ts';
import { ICONS, type IconName } from './icons.ts';

const WORDS: Record<Language, IconWords> = { es, en, pt };

const NAMES = Object.keys(ICONS).filter((name): name is IconName => name in ICONS);

/** The icons by their words, for each language. */
const ICON_BY_WORD = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [
    language,
    new Map(NAMES.flatMap((name) => words[name].map((word) => [word, name] as const))),
  ]),
);

/**
 * The icon that a word of the scene names. The author's `[Scene: …]` line counts first, then the
 * title. Null if there is no such word: no icon is better than a wrong one.
 */
export function chooseIcon(
  { picture, title }: Pick<TimelineScene, 'picture' | 'title'>,
  language: Language,
): IconName | null {
  for (const text of [picture ?? '', title]) {
    const words = text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu);
    for (const word of words ?? []) {
      const icon = ICON_BY_WORD[language]?.get(word);
      if (icon) return icon;
    }
  }
  return null;
}
