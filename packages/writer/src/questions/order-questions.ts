import { QUESTION_PARTS } from '@tarima/contract';
import { countWords } from '@tarima/text';
import { fillPhrase } from '../pick-phrase.ts';
import { formOf } from '../reading/list-form.ts';
import type { Unit } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import type { Candidate, QuestionMaterial, SaidContent } from './question-material.ts';

const WORTH = 4;
const LABEL = /^([^:.]{3,40}):/u;
/** Words of a step that a learner still compares with others. */
const LONGEST_STEP = 30;

/** The steps of procedures, to be put in order. Of a long one the first steps are asked. */
export function orderQuestions(material: QuestionMaterial, content: SaidContent): Candidate[] {
  const { wording } = material;
  const { min, max } = QUESTION_PARTS.order;
  return content.units.flatMap((unit): Candidate[] => {
    if (!hasOrder(unit, material) || !unit.parts.every(content.isSaid)) return [];
    if (material.isAmbiguous(unit.section)) return [];
    const asked = unit.parts.slice(0, max);
    if (asked.length < min || asked.some(({ text }) => countWords(text) > LONGEST_STEP)) return [];
    const isWhole = asked.length === unit.parts.length;
    const prompt = isWhole ? wording.prompts.order : wording.prompts.orderFirst;
    const draft = {
      kind: 'order' as const,
      prompt: fillPhrase(prompt, { topic: content.topicOf(unit.section) }),
      steps: asked.map(({ text }) => unended(text)),
      feedback: asked.map(({ text }, index) => `${index + 1}. ${text}`).join(' '),
      citations: asked.flatMap(({ citations }) => citations),
    };
    return [{ form: 'order', draft, fact: unit.id, worth: WORTH }];
  });
}

/**
 * True for a procedure whose order counts. Its steps are things to do, and they or their heading
 * speak of a sequence. Among rules without one, any sequence is right. Steps that open with "first"
 * and "then" tell it.
 */
function hasOrder({ kind, parts, lead, section }: Unit, material: QuestionMaterial): boolean {
  const { wording } = material;
  if (kind !== 'procedure' || parts.some(({ text }) => isTimeless(text, material))) return false;
  const orders = parts.filter(({ text }) => isOrder(text, material)).length;
  if (orders < parts.length / 2) return false;
  if (parts.filter(({ text }) => wording.place.test(text)).length > 1) return false;
  // "By number, by name, by date" are three ways to one thing.
  const openings = parts.map(({ text }) => text.split(' ', 2).join(' ').toLowerCase());
  if (new Set(openings).size <= openings.length / 2) return false;
  const told = [section.title, ...[...lead, ...parts].map(({ text }) => text)];
  return told.some((text) => wording.sequence.test(text));
}

/**
 * True for what holds at any time: a ban, a duty, what must be kept, or a thing to check. "Tyres: no
 * cuts" is one, in any order.
 */
function isTimeless(text: string, material: QuestionMaterial): boolean {
  const { wording, readingCues } = material;
  if (wording.banOpening.test(text) || wording.lasting.test(text)) return true;
  if (readingCues.obligation.test(text) && !readingCues.order.test(text)) return true;
  const label = LABEL.exec(text)?.[1];
  return label !== undefined && !isOrder(label, material);
}

/** True for a thing to do, also in a case. */
const isOrder = (text: string, { wording, readingCues, cues }: QuestionMaterial): boolean =>
  readingCues.order.test(text) || formOf(text, cues) === 'order' || wording.clauses.when.test(text);
