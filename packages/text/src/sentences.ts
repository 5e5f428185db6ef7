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

/**
 * The sentences of a paragraph, trimmed; no character but the white space between them is lost.
 * Unicode's own rules split after abbreviations and initials ("El Sr. / Pérez"), so those pieces
 * are joined again.
 */
export function splitSentences(text: string, language: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenterOf(language).segment(text.replace(/\s+/gu, ' '))) {
    const piece = segment.trim();
    if (!piece) continue;
    const previous = sentences.at(-1);
    if (previous !== undefined && goesOn(previous, piece)) {
      sentences[sentences.length - 1] = `${previous} ${piece}`;
    } else {
      sentences.push(piece);
    }
  }
  return sentences;
}

function goesOn(previous: string, next: string): boolean {
  if (!previous.endsWith('.') && !OPEN_ELLIPSIS.test(previous)) return !/[\p{L}\p{N}]/u.test(next);
  if (/^\p{Ll}/u.test(next)) return true;
  if (!/[\p{L}\p{N}]/u.test(next)) return true;
  if (INITIAL.test(previous)) return true;
  const last =
    previous
      .split(/\s/u)
      .at(-1)
      ?.replace(/^[^\p{L}]+/u, '')
      .toLowerCase() ?? '';
  if (ABBREVIATIONS.beforeNumber.has(last)) return /^\d/u.test(next);
  return ABBREVIATIONS.anywhere.has(last);
}
