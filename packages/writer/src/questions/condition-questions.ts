import { SOURCE_LANGUAGES } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { fillPhrase, hashOf } from '../pick-phrase.ts';
import { upperFirst } from '../reading/clean-text.ts';
import type { Unit } from '../reading/reading.ts';
import { ended, unended } from '../reading/spoken-text.ts';
import { lowerWords } from '../reading/terms.ts';
import { isClear, topicOf, worthOf } from './clear-sentences.ts';
import { createNeighbours } from './neighbours.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/** A rule, and the case in which it applies. */
type Case = { unit: Unit; when: string; rule: string; length: number; stems: string[] };

const CASE_WORDS = { least: 3, most: 16 };
const RULE_WORDS = { least: 4, most: 24 };
/** "If necessary" names no case. */
const FEWEST_STEMS = 2;
const DISTRACTORS = 2;
/** A rule that shares more of its stems may apply in the other case too. */
const SAME_RULE = 0.4;
/** An option differs in length at most by this factor. */
const MOST_LONGER = 2.2;

/** The case of a rule. The other options are cases of other rules in the document. */
export function conditionQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  casesNear: (unit: Unit) => Case[],
): Candidate[] {
  const { wording } = material;
  return sentences.flatMap((placed): Candidate[] => {
    const own = caseIn(placed, material);
    if (!own || !isClear(own.rule, material) || standsForCase(own.rule, material)) return [];
    const stems = new Set([...own.stems]);
    const others = casesNear(placed.unit).filter(
      (other) =>
        other.when !== own.when &&
        other.stems.filter((stem) => stems.has(stem)).length <= other.stems.length * SAME_RULE &&
        Math.max(other.length, own.length) <= Math.min(other.length, own.length) * MOST_LONGER,
    );
    const chosen = others
      .toSorted(
        (one, other) => Math.abs(one.length - own.length) - Math.abs(other.length - own.length),
      )
      .slice(0, DISTRACTORS)
      .map(({ when }) => when);
    if (chosen.length < DISTRACTORS) return [];
    const answer = hashOf(placed.part.text) % (DISTRACTORS + 1);
    const draft = {
      kind: 'choice' as const,
      prompt: fillPhrase(wording.prompts.condition, {
        topic: topicOf(placed.unit.section, content),
        statement: own.rule,
      }),
      options: chosen.toSpliced(answer, 0, own.when),
      answer,
      feedback: placed.part.text,
      citations: placed.part.citations,
    };
    return [{ form: 'condition', draft, fact: placed.part.text, worth: worthOf(placed) }];
  });
}

/** True for a rule with a pronoun: what it stands for may be in the case. */
function standsForCase(rule: string, { cues }: QuestionMaterial): boolean {
  const { subjects, objects } = SOURCE_LANGUAGES[cues.language].reference;
  return lowerWords(rule).some((word) => subjects.has(word) || objects.has(word));
}

/** Reads the cases of the documents once. */
export const createCases = (material: QuestionMaterial): ((unit: Unit) => Case[]) =>
  createNeighbours(
    material.parts.flatMap((placed) => {
      const found = placed.part.isFragment ? null : caseIn(placed, material);
      return found && isClear(found.when, material) ? found : [];
    }),
  );

/** Divides a rule from its case, which opens or ends the sentence. Null for other sentences. */
function caseIn({ unit, part }: PlacedPart, material: QuestionMaterial): Case | null {
  const { text } = part;
  if (/[;:]/u.test(text)) return null;
  const divided = openingCase(text, material) ?? endingCase(text, material);
  if (!divided) return null;
  const [when, then] = divided;
  const bare = when.replace(material.wording.caseOpening, '');
  if (material.terms.of(bare).length < FEWEST_STEMS) return null;
  const words = countWords(when);
  if (words < CASE_WORDS.least || words > CASE_WORDS.most) return null;
  const ruleWords = countWords(then);
  if (ruleWords < RULE_WORDS.least || ruleWords > RULE_WORDS.most) return null;
  return {
    unit,
    when: upperFirst(unended(when)),
    rule: upperFirst(ended(then)),
    length: when.length,
    stems: material.terms.of(then),
  };
}

/** "If it rains, stay in." With more commas, an order must follow the first. */
function openingCase(
  text: string,
  { wording, readingCues }: QuestionMaterial,
): [string, string] | null {
  const comma = text.indexOf(', ');
  if (comma < 0 || !wording.caseOpening.test(text)) return null;
  const rule = upperFirst(text.slice(comma + 2));
  return !rule.includes(', ') || readingCues.order.test(rule) ? [text.slice(0, comma), rule] : null;
}

function endingCase(text: string, { wording }: QuestionMaterial): [string, string] | null {
  const [found, ...more] = text.matchAll(wording.caseEnding);
  if (!found || more.length > 0 || wording.caseOpening.test(text)) return null;
  const then = text.slice(0, found.index).trim();
  const when = text.slice(found.index);
  if (then.includes(', ') || when.includes(', ') || wording.asksWhether.test(then)) return null;
  return [when, then];
}
