import { fillPhrase } from '../pick-phrase.ts';
import { upperFirst } from '../reading/clean-text.ts';
import { pathOf, type Section, type Unit } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import { isBalanced, topicOf, worthOf } from './clear-sentences.ts';
import { askForPiece, type Piece } from './other-options.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/** An item of a list, with the words of the whole list. */
export type Item = Piece & { section: Section; isSentence: boolean; words: ReadonlySet<string> };

const WORDS = { least: 2, most: 16 };
/** A distractor speaks of what the list speaks of. Otherwise it is obviously foreign. */
const OF_SAME_THINGS = 0.3;

/** An item among those of a sister list: "Every week", beside "Every day". */
export function listQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  itemsNear: (unit: Unit) => Item[],
): Candidate[] {
  return content.units.flatMap((unit) =>
    unit.parts.flatMap((part): Candidate[] => {
      const placed = { unit, part };
      const key = content.isSaid(part) ? itemIn(placed, material) : null;
      if (!key || !unit.section.title) return [];
      const near = itemsNear(unit).filter(
        (other) =>
          other.section !== key.section &&
          other.section.parent === key.section.parent &&
          other.isSentence === key.isSentence &&
          speaksOf(material.terms.of(other.text), key.words),
      );
      const prompt = fillPhrase(material.wording.prompts.listed, {
        topic: topicOf(unit.section.parent, content),
        list: pathOf(unit.section).at(-1) ?? '',
      });
      const asked = { form: 'listed' as const, prompt, key, near, source: part };
      return askForPiece({ ...asked, worth: worthOf(placed) * WORTH }, material.terms);
    }),
  );
}
/** To know the place of a thing counts less than to know the thing. */
const WORTH = 0.7;

export function itemIn({ unit, part }: PlacedPart, { terms }: QuestionMaterial): Item | null {
  if (unit.kind !== 'list' || part.cells) return null;
  const text = upperFirst(unended(part.text));
  const count = text.split(' ').length;
  const isSound =
    count >= WORDS.least && count <= WORDS.most && !/[?:;]/u.test(text) && isBalanced(text);
  if (!isSound) return null;
  const words = new Set(
    unit.parts.flatMap((other) => (other === part ? [] : terms.of(other.text))),
  );
  const isSentence = !part.isFragment;
  return { unit, text, stems: [], section: unit.section, isSentence, words };
}

const speaksOf = (stems: string[], words: ReadonlySet<string>): boolean =>
  stems.filter((stem) => words.has(stem)).length > stems.length * OF_SAME_THINGS;
