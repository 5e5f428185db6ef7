import type { SourceDocument } from '@tarima/documents';
import type { RelationCues } from '../../wording/dialogue/dialogue-wording.ts';
import type { SentenceJudge, Strictness } from '../judge-sentence.ts';
import { type Section, spokenWordsUnder } from '../outline.ts';
import type { ScenePlan } from '../plan-scenes.ts';
import { isPromptLike } from '../prompt-like.ts';
import { readOutline } from '../read-outline.ts';
import { MAX_TURN_WORDS } from './compose-turns.ts';
import { divideLong } from './divide-sentence.ts';

export type SayableRules = {
  judge: Omit<SentenceJudge, 'strictness'>;
  /** So many words, and the strict rules are enough. */
  enough: number;
  cues: RelationCues;
  isUnwanted: (text: string) => boolean;
};

/** What of the documents can be said in a conversation, in their own sections. */
export function readSayable(documents: SourceDocument[], rules: SayableRules): Section[] {
  const read = (strictness: Strictness) =>
    documents.map((document) =>
      sayable(readOutline(document, { ...rules.judge, strictness }), rules),
    );
  const words = (roots: Section[]) => roots.reduce((sum, root) => sum + spokenWordsUnder(root), 0);
  const strict = read('strict');
  if (words(strict) >= rules.enough) return strict;
  const relaxed = read('relaxed');
  return words(relaxed) > words(strict) ? relaxed : strict;
}

/** Without what was asked to be left out, what no turn can hold, and titles that give orders. */
function sayable(section: Section, rules: SayableRules): Section {
  const { isUnwanted, cues } = rules;
  return {
    ...section,
    title: isPromptLike(section.title) || isUnwanted(section.title) ? '' : section.title,
    passages: section.passages.filter(
      ({ text }) => !isUnwanted(text) && divideLong(text, MAX_TURN_WORDS, cues) !== null,
    ),
    children: section.children.map((child) => sayable(child, rules)),
  };
}

/** At most so many plans: the shortest joins the one before it. */
export function mergePlans(plans: ScenePlan[], most: number): ScenePlan[] {
  const merged = [...plans];
  while (merged.length > most) {
    const sizes = merged.map(({ passages }) => passages.length);
    const at = Math.max(1, sizes.lastIndexOf(Math.min(...sizes)));
    const [one, other] = merged.slice(at - 1, at + 1);
    if (!one || !other) break;
    merged.splice(at - 1, 2, {
      ...one,
      title: one.title || other.title,
      heading: one.heading ?? other.heading,
      passages: [...one.passages, ...other.passages],
    });
  }
  return merged;
}

export function* textsOf(documents: SourceDocument[]): Generator<string> {
  for (const document of documents) {
    for (const block of document.blocks) {
      if (block.kind === 'heading' || block.kind === 'table' || block.kind === 'code') continue;
      for (const { text } of block.sentences) yield text;
    }
  }
}
