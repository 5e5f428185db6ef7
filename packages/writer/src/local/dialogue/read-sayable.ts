import type { SourceDocument } from '@tarima/documents';
import { isPromptLike } from '../../reading/prompt-like.ts';
import { lowerWords } from '../../reading/terms.ts';
import type { RelationCues } from '../../wording/dialogue/dialogue-wording.ts';
import type { Cues } from '../../wording/wording.ts';
import type { SentenceJudge } from '../judge-sentence.ts';
import { passagesUnder, type Section } from '../outline.ts';
import { readOutline } from '../read-outline.ts';
import { MAX_TURN_WORDS } from './compose-turns.ts';
import { divideLong } from './divide-sentence.ts';

export type SayableRules = {
  judge: SentenceJudge;
  cues: RelationCues;
  isUnwanted: (text: string) => boolean;
  isForeignTitle: (title: string) => boolean;
  /** Surnames that a text says without the first name by which the documents introduce them. */
  bareNames: (text: string) => string[];
};

/** What of the documents can be said in a conversation, in their own sections. */
export const readSayable = (documents: SourceDocument[], rules: SayableRules): Section[] =>
  documents.map((document) => {
    const outline = readOutline(document, rules.judge);
    // What the title or the first sentence names needs no introduction.
    const opening = `${document.title} ${passagesUnder(outline)[0]?.text ?? ''}`;
    const isUnknown = (name: string) => !opening.includes(name);
    return sayable(outline, {
      ...rules,
      bareNames: (text) => rules.bareNames(text).filter(isUnknown),
    });
  });

/** Without what was asked to be left out, what no turn can hold, and titles that give orders. */
function sayable(section: Section, rules: SayableRules): Section {
  const { isUnwanted, cues } = rules;
  const { wording } = rules.judge;
  const title = isSpoken(section.title, rules) ? section.title : '';
  return {
    ...section,
    title,
    passages: section.passages
      .filter(
        ({ text }) =>
          !isUnwanted(text) &&
          divideLong(text, MAX_TURN_WORDS, cues) !== null &&
          !isBrokenOff(text, wording),
      )
      .map((passage) => ({
        ...passage,
        title,
        alone: goesOn(passage.text, rules) ? null : passage.alone,
      })),
    children: section.children.map((child) => sayable(child, rules)),
  };
}

const COORDINATING = /^(?:o|u|ou|or|oder|y|e|et|and|und|ni|nem)$/u;

/** Whether its last word asks for another; in "38 years or more" it does not. */
function isBrokenOff(text: string, { functionWords }: Cues): boolean {
  const [before = '', last = ''] = lowerWords(text).slice(-2);
  return functionWords.has(last) && !COORDINATING.test(before);
}

/** A title left untranslated would be spoken wrongly; one that gives orders, not at all. */
const isSpoken = (title: string, { isUnwanted, isForeignTitle }: SayableRules): boolean =>
  !isForeignTitle(title) && !isPromptLike(title) && !isUnwanted(title);

/** Without its connective such a sentence would stand alone; without the one before it, it says little. */
const goesOn = (text: string, { cues, bareNames }: SayableRules) =>
  [cues.contrast, cues.example, cues.consequence, cues.next, cues.last].some((cue) =>
    cue.test(text),
  ) || bareNames(text).length > 0;
