import type { Language, LedgerUnit } from '@tarima/contract';
import { SOURCE_LANGUAGES } from '@tarima/languages';
import { formatScript, splitSentences } from '@tarima/text';
import { behindLabel } from '../reading/clean-text.ts';
import { mustSayOf } from '../reading/must-say.ts';
import { LISTED } from '../reading/reading.ts';
import { shownBlocks } from './assemble.ts';
import { materialOf } from './scene-material.ts';
import { sceneTools } from './scene-tools.ts';
import { createShowing, waysToShow } from './shown.ts';

/** The Markdown of a new scene. It says a unit of the ledger in the unit's own words. */
export function layOutUnit(
  title: string,
  { kind, text, mustSay }: Pick<LedgerUnit, 'kind' | 'text' | 'mustSay'>,
  language: Language,
): string {
  const readingCues = SOURCE_LANGUAGES[language].reading;
  const tools = sceneTools({ readingCues, visuals: new Map() }, language);
  const sentences = splitSentences(text, language);
  const parts = sentences.map((sentence, index) => ({
    // The introduction of a list is part of its first sentence.
    text: LISTED.has(kind) && index === 0 ? behindLabel(sentence) : sentence,
    isFragment: false,
    mustSay: mustSayOf(sentence, readingCues).filter((one) => mustSay.includes(one)),
    citations: [],
  }));
  const piece = { unit: { kind, lead: [], table: null }, parts, first: 1 };
  const shown = createShowing()(waysToShow(materialOf(title, [piece], tools)));
  const blocks = [...shownBlocks(shown, language), { kind: 'speech' as const, text }];
  return formatScript([{ title, blocks }], language).trim();
}
