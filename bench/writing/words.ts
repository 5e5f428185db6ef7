import { folded } from './normal-text.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*/gu;
const SENTENCE_END = /(?<=[.!?…][)»”"’]*)\s+(?=[\p{Lu}¿¡"«“(\d])/u;
/** The letters of a stem. Shorter words carry no subject. */
const STEM = 5;
const SHORTEST = 3;
const EMPTY = new Set(
  folded(
    'el la los las un una unos unas de del al a en y o e que se su sus con para por es son lo como más si qué cuándo cómo ' +
      'the an of to in on and or is are be for with at by from as it its how what when we you your our ' +
      'o a os as um uma do da dos das no na nos nas ao à aos às em com para por que se seu sua é são mais como quando',
  ).split(' '),
);

// The bench counts and cuts words itself, because the measured code must not judge itself.

export function countOfWords(text: string): number {
  return (text.match(WORD) ?? []).length;
}

export function sentencesOf(text: string): string[] {
  return text.replace(/\s+/g, ' ').trim().split(SENTENCE_END).filter(Boolean);
}

/** The stems of a text's subject words. */
export function stemsOf(text: string): string[] {
  const words = folded(text).match(/[\p{L}\d]+/gu) ?? [];
  return [
    ...new Set(
      words
        .filter((word) => word.length >= SHORTEST && !EMPTY.has(word))
        .map((word) => word.slice(0, STEM)),
    ),
  ];
}

/** The share of a title's stems that a text also has. */
export function shareOfStems(title: string, text: string): number {
  const wanted = stemsOf(title);
  const there = new Set(stemsOf(text));
  return wanted.length ? wanted.filter((stem) => there.has(stem)).length / wanted.length : 0;
}
