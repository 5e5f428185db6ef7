import { countWords } from '@tarima/text';
import { fillPhrase, hashOf } from '../pick-phrase.ts';
import { upperFirst } from '../reading/clean-text.ts';
import { formOf } from '../reading/list-form.ts';
import type { Unit } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import { isClear, topicOf } from './clear-sentences.ts';
import { createNeighbours } from './neighbours.ts';
import type { Candidate, QuestionMaterial, SaidContent } from './question-material.ts';

/** A list, its points in order, and the stems of all that it says. */
type List = { unit: Unit; lead: string; points: Point[]; stems: ReadonlySet<string> };
type Point = { text: string; form: string; place: number };

const DISTRACTORS = 2;
const FEWEST_POINTS = 3;
const POINT_WORDS = { least: 2, most: 14 };
const LEAD_WORDS = { least: 3, most: 16 };
/** An option differs in length at most by this factor. */
const MOST_LONGER = 2;
const WORTH = 1.8;

/** A point of a list. The other options are points of other lists in the document. */
export function memberQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  listsNear: (unit: Unit) => List[],
): Candidate[] {
  return content.units.flatMap((unit): Candidate[] => {
    const all = listsNear(unit);
    const own = all.find((list) => list.unit === unit);
    if (!own || !unit.parts.every(content.isSaid)) return [];
    const seed = hashOf(unit.id);
    // Each point in turn may be the key: one of them finds its distractors.
    for (const at of own.points.keys()) {
      const key = own.points[(seed + at) % own.points.length];
      const draft = key && memberDraft(key, own, all, content, material);
      if (draft) return [{ form: 'member', draft, fact: unit.id, worth: WORTH }];
    }
    return [];
  });
}

function memberDraft(
  key: Point,
  own: List,
  all: List[],
  content: SaidContent,
  { wording, terms }: QuestionMaterial,
) {
  const { unit, lead } = own;
  const others = all.flatMap((list) => {
    if (list.unit.section === unit.section) return [];
    const found = list.points.find(
      ({ text, form }) =>
        form === key.form &&
        Math.max(text.length, key.text.length) <=
          Math.min(text.length, key.text.length) * MOST_LONGER &&
        !terms.of(text).some((stem) => own.stems.has(stem)),
    );
    return found ? [found.text] : [];
  });
  const chosen = [...new Set(others)].slice(0, DISTRACTORS);
  const part = unit.parts[key.place];
  if (chosen.length < DISTRACTORS || !part) return null;
  const answer = hashOf(key.text) % (DISTRACTORS + 1);
  const topic = topicOf(unit.section, content);
  return {
    kind: 'choice' as const,
    prompt: fillPhrase(lead ? wording.prompts.member : wording.prompts.memberOf, { topic, lead }),
    options: chosen.toSpliced(answer, 0, key.text),
    answer,
    feedback: [lead ? `${lead}:` : '', ...own.points.map(({ text }) => `${text}.`)]
      .filter(Boolean)
      .join(' '),
    citations: part.citations,
  };
}

/** Reads the lists of the documents once. */
export const createLists = (material: QuestionMaterial): ((unit: Unit) => List[]) =>
  createNeighbours(material.units.flatMap((unit) => listIn(unit, material) ?? []));

function listIn(unit: Unit, material: QuestionMaterial): List | null {
  if (unit.kind !== 'list') return null;
  const { terms, cues } = material;
  const said = unit.lead.map(({ text }) => text).join(' ');
  const words = countWords(said);
  const isTitle = words === 0 || said.replace(/:$/u, '') === unit.section.title;
  if (!isTitle && (words < LEAD_WORDS.least || words > LEAD_WORDS.most)) return null;
  if (!isTitle && !isClear(said, material)) return null;
  const points = unit.parts.flatMap(({ text }, place): Point[] => {
    const bare = upperFirst(unended(text));
    const count = countWords(bare);
    const form = formOf(bare, cues);
    const isPoint =
      form !== null &&
      count >= POINT_WORDS.least &&
      count <= POINT_WORDS.most &&
      !bare.includes(':') &&
      isClear(bare, material);
    return isPoint ? [{ text: bare, form, place }] : [];
  });
  if (points.length < FEWEST_POINTS) return null;
  const all = [said, unit.section.title, ...unit.parts.map(({ text }) => text)].join(' ');
  return { unit, lead: isTitle ? '' : unended(said), points, stems: new Set(terms.of(all)) };
}
