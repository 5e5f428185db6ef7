import { countWords } from '@tarima/text';
import { fillPhrase, hashOf } from '../pick-phrase.ts';
import { upperFirst } from '../reading/clean-text.ts';
import type { Part } from '../reading/reading.ts';
import { ended, unended } from '../reading/spoken-text.ts';
import { numberOf } from './amounts.ts';
import { DISTRACTORS } from './other-options.ts';
import type { Candidate, QuestionMaterial, SaidContent } from './question-material.ts';
import { worthOf } from './worth.ts';

const MOST_WORDS = 14;
const NUMBER = /^\P{L}{0,3}[\d.,:]+/u;

/** A row of a table with one of its cells. */
type Cell = { part: Part; row: string; text: string };

/** Amounts of tables. The other options stand in the same column. */
export function cellQuestions(material: QuestionMaterial, content: SaidContent): Candidate[] {
  return content.units.flatMap((unit): Candidate[] => {
    const { table, parts, section } = unit;
    if (!table) return [];
    const topic = content.topicOf(section);
    return table.header.slice(1).flatMap((column, at): Candidate[] => {
      const cells = parts.flatMap((part) => cellIn(part, at + 1));
      const said = cells.filter(({ part }) => content.isSaid(part));
      const own = said[hashOf(`${unit.id} ${column}`) % Math.max(1, said.length)];
      if (!own || !column || new Set(cells.map(({ row }) => row)).size < cells.length) return [];
      const others = othersOf(own, cells);
      if (others.length < DISTRACTORS) return [];
      const draft = {
        kind: 'choice' as const,
        prompt: fillPhrase(material.wording.prompts.cell, { topic, column, row: own.row }),
        ...sorted(own.text, others),
        feedback: ended(`${own.row}: ${own.text}`),
        citations: own.part.citations,
      };
      return [
        { form: 'cell', draft, fact: own.part.text, worth: worthOf({ unit, part: own.part }) },
      ];
    });
  });
}

function cellIn(part: Part, column: number): Cell[] {
  const row = unended(part.cells?.[0] ?? '');
  const text = upperFirst(unended(part.cells?.[column] ?? ''));
  const isSound = /\p{L}{2}/u.test(row) && NUMBER.test(text) && countWords(text) <= MOST_WORDS;
  return isSound ? [{ part, row, text }] : [];
}

/** Other amounts of the column. The nearest in length come first. */
function othersOf(own: Cell, cells: Cell[]): string[] {
  const others = cells
    .map(({ text }) => text)
    .filter((text) => text.toLowerCase() !== own.text.toLowerCase())
    // A unit that one alone has would tell its row.
    .filter((text) => hasUnit(text) === hasUnit(own.text));
  const off = (text: string) => Math.abs(text.length - own.text.length);
  return [...new Set(others)].sort((one, two) => off(one) - off(two)).slice(0, DISTRACTORS);
}

/** Numbers stand in their order, so that their places tell nothing. */
function sorted(key: string, others: string[]): { options: string[]; answer: number } {
  const options = [key, ...others].sort((one, two) => amountOf(one) - amountOf(two));
  return { options, answer: options.indexOf(key) };
}

/** True for a unit or a word behind the last digit: "0.5 to 2 mg/l". */
function hasUnit(text: string): boolean {
  const characters = [...text];
  const last = characters.findLastIndex((character) => /\d/u.test(character));
  return characters.slice(last + 1).some((character) => /[\p{L}%°]/u.test(character));
}

const amountOf = (text: string): number =>
  numberOf(NUMBER.exec(text)?.[0].replace(/[^\d.,]/gu, '') ?? '');
