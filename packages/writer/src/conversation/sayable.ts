import type { MustSayKind } from '@tarima/contract';
import type { Cues, DialogueCues } from '@tarima/languages';
import { countWords, detectLanguage } from '@tarima/text';
import { isClause } from '../reading/list-form.ts';
import { isPromptLike } from '../reading/prompt-like.ts';
import {
  type Part,
  partsOf,
  pathOf,
  type Reading,
  speakable,
  type Unit,
  wordsOf,
} from '../reading/reading.ts';
import { lowerWords } from '../reading/terms.ts';

const LONGEST_SENTENCE = 60;
/** A table is left out where most rows have more numbers. */
const FIGURES_IN_ROW = 1;
/** Commands, options, paths, variables, pages of manuals. */
const HARD_SIGNS =
  /[{}|\\^]|[<>=](?!\s?\p{N})|(?:^|[\s«“"(])(?:~?\.{0,2}\/[\p{L}.]|--?\p{L})|\$\p{L}|\p{L}_\p{L}|\p{L} ?\(\d\)|\p{Ll}\/\p{Ll}+\/|https?:/u;
const FEWEST_DETECTABLE_WORDS = 6;
/** Share of the words asked for that the guest needs. The host says the others. */
const ENOUGH = 0.75;
/** The title page of a file has at most so many units. */
const TITLE_LINES = 3;
const LONGEST_TITLE_LINE = 6;

/**
 * The units that a conversation can say. Topics to avoid are left out. So are the lines that open a
 * page: its title, its publisher, a greeting.
 */
export function sayableUnits(
  reading: Reading,
  dialogueCues: DialogueCues,
  avoid: readonly string[],
): Unit[] {
  const { terms, cues } = reading;
  const avoided = new Set(avoid.flatMap(terms.of));
  const isAvoided = (text: string) => terms.of(text).some((stem) => avoided.has(stem));
  const seen = new Map<string, number>();
  const titleOf = new Map(reading.roots.map(({ file, title }) => [file, new Set(terms.of(title))]));
  return speakable(reading.units).filter((unit) => {
    const texts = partsOf(unit).map(({ text }) => text);
    const place = seen.get(unit.section.file) ?? 0;
    seen.set(unit.section.file, place + 1);
    if (unit.kind === 'table' && !isHeard(texts)) return false;
    if (texts.some((text) => isPromptLike(text) || countWords(text) > LONGEST_SENTENCE))
      return false;
    if (avoided.size > 0 && [...texts, ...pathOf(unit.section).slice(1)].some(isAvoided))
      return false;
    if (unit.lead.length > 0) return true;
    const title = titleOf.get(unit.section.file) ?? new Set();
    const isEarly = place < TITLE_LINES;
    const isTitlePage = isEarly && unit.section.parent === null && unit.words <= LONGEST_TITLE_LINE;
    // "Northfield Foods, plant 4." reads like an order.
    if (isTitlePage && isHardlyNeeded(unit.mustSay)) return false;
    return !unit.parts.every((part) => isBoilerplate(part, isEarly, title));
  });

  /** The repeated title, or a line or greeting that opens a page. */
  function isBoilerplate(
    { text, mustSay }: Part,
    isEarly: boolean,
    title: ReadonlySet<string>,
  ): boolean {
    // "Welcome to …" reads like an order.
    if (isEarly && dialogueCues.greeting.test(text)) return isHardlyNeeded(mustSay);
    if (mustSay.length > 0) return false;
    const isTitle = title.size > 0 && terms.of(text).every((stem) => title.has(stem));
    return isTitle || (isEarly && !isClause(text, cues));
  }
}

const isHardlyNeeded = (mustSay: readonly MustSayKind[]) =>
  mustSay.every((kind) => kind === 'obligation');

/** True if its last word needs another one: "of.", "for the." */
const isBrokenOff = (text: string, { phraseLinks }: Cues): boolean =>
  text.endsWith('.') && phraseLinks.has(lowerWords(text).at(-1) ?? '');

/** Nobody can follow columns of numbers by ear, or signs without a name. */
function isHeard(rows: readonly string[]): boolean {
  const many = rows.filter((row) => (row.match(/\p{N}[\p{N}.,]*/gu) ?? []).length > FIGURES_IN_ROW);
  return many.length * 2 <= rows.length && !rows.some((row) => /[~{}|<>\\^_=]/u.test(row));
}

/**
 * Drops what a listener cannot follow: paths and commands, broken sentences, references to the
 * page, other languages. Keeps everything where too few words would be left.
 */
export function easyUnits(
  units: Unit[],
  words: number,
  { cues, language }: Reading,
  dialogueCues: DialogueCues,
): Unit[] {
  const easy = units.filter((unit) =>
    partsOf(unit).every(
      ({ text }) =>
        !HARD_SIGNS.test(text) &&
        !isBrokenOff(text, cues) &&
        !dialogueCues.pointsElsewhere.test(text) &&
        (countWords(text) < FEWEST_DETECTABLE_WORDS ||
          ['other', language].includes(detectLanguage(text))),
    ),
  );
  return wordsOf(easy) >= words * ENOUGH ? easy : units;
}
