import { ABBREVIATIONS } from './abbreviations.ts';

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const segmenter = new Intl.Segmenter(language === 'other' ? 'en' : language, {
    granularity: 'sentence',
  });
  segmenters.set(language, segmenter);
  return segmenter;
}

const INITIAL = /(?:^|[\s(«“"'.])\p{Lu}\.$/u;
const OPEN_ELLIPSIS = /(?:…|\.\.\.)$/u;
/** After an article or preposition a number is an ordinal: "im 20. Jahrhundert". */
const GERMAN_ORDINAL =
  /(?<!\p{L})(?:der|die|das|des|dem|den|im|am|vom|zum|zur|beim|jede[mnrs]?|diese[mnrs]?|\p{N}{1,2}\. (?:und|bis|oder)) \p{N}{1,2}\.$/iu;
/** Words that follow only ordinals, after anything. */
const GERMAN_COUNTED =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhunderts?|Jahrtausends?|Lebensjahre?s?)(?!\p{L})/u;

/** Longer than any abbreviation or ordinal with its context. */
const TAIL_CHARACTERS = 100;

/**
 * The sentences of a paragraph, trimmed. Only white space between them is lost. Unicode's rules
 * split after abbreviations and initials ("El Sr. / Pérez"), so those pieces are joined again.
 */
export function splitSentences(text: string, language: string): string[] {
  const sentences: string[] = [];
  let isInAddress = false;
  // Only the end of a long sentence is checked: pieces must not reread all before.
  let tail = '';
  for (const { segment } of segmenterOf(language).segment(text.replace(/\s+/gu, ' '))) {
    const piece = segment.trim();
    if (!piece) continue;
    const previous = sentences.at(-1);
    const isNew = previous === undefined || !(isInAddress || goesOn(tail, piece, language));
    const added = isNew || isInAddress ? piece : ` ${piece}`;
    if (isNew) sentences.push(piece);
    else sentences[sentences.length - 1] = previous + added;
    tail = ((isNew ? '' : tail) + added).slice(-TAIL_CHARACTERS);
    // "https://a.es/b?c=d" is one word, with any punctuation in it.
    const lastWord = segment.slice(segment.lastIndexOf(' ') + 1);
    isInAddress =
      lastWord !== '' && (lastWord.includes('://') || (isInAddress && lastWord === segment));
  }
  return sentences;
}

function goesOn(previous: string, next: string, language: string): boolean {
  if (!previous.endsWith('.') && !OPEN_ELLIPSIS.test(previous)) return !/[\p{L}\p{N}]/u.test(next);
  if (/^\p{Ll}/u.test(next)) return true;
  if (!/[\p{L}\p{N}]/u.test(next)) return true;
  if (INITIAL.test(previous)) return true;
  if (language === 'de' && isOrdinal(previous, next)) return true;
  const last =
    previous
      .split(/\s/u)
      .at(-1)
      ?.replace(/^[^\p{L}]+/u, '')
      .toLowerCase() ?? '';
  if (ABBREVIATIONS.beforeNumber.has(last)) return /^\d/u.test(next);
  return ABBREVIATIONS.anywhere.has(last);
}

const isOrdinal = (previous: string, next: string) =>
  GERMAN_ORDINAL.test(previous) ||
  (/(?:^|\s)\p{N}{1,2}\.$/u.test(previous) && GERMAN_COUNTED.test(next));
