import fc from 'fast-check';
import { type GIFTQuestion, parse } from 'gift-pegjs';
import { describe, expect, it } from 'vitest';
import { bankOf, choice, HOSTILE, match, order, truth } from '../testing/question-banks.ts';
import { inOneLine } from './question-texts.ts';
import { writeGift } from './write-gift.ts';

type Kind = GIFTQuestion['type'];

/** Reads the questions of a bank back, without the category before them. */
function readBack<Type extends Kind>(type: Type, ...questions: Parameters<typeof bankOf>) {
  const [category, ...read] = parse(writeGift(bankOf(...questions)));
  expect(category?.type).toBe('Category');
  expect(read.map((one) => one.type)).toEqual(questions.map(() => type));
  // The line above has compared the types.
  return read as Extract<GIFTQuestion, { type: Type }>[];
}

/** Every sign of the format, and the texts that have broken importers. */
const texts = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({
    unit: fc.constantFrom(...'\\~=#{}:%[]-></$!&;"\'\n\r\t a1ñ'.split(''), '👩‍🏭', ']]>', '//'),
    minLength: 1,
    maxLength: 40,
  }),
);
const text = texts.filter((one) => inOneLine(one) !== '');

describe('questions as GIFT', () => {
  it('are read as their kinds, with answers, feedback and sources', () => {
    const [read] = readBack('MC', choice());
    expect(read).toMatchObject({
      title: '01 ¿Cuál es la presión?',
      stem: { format: 'plain', text: '¿Cuál es la presión?' },
      choices: [
        { isCorrect: false, text: { text: '4 bar' } },
        { isCorrect: true, text: { text: '6 bar' } },
        { isCorrect: false, text: { text: '8 bar' } },
      ],
      globalFeedback: {
        text: 'La presión es de 6 bar. Fuentes: guía.pdf, pág. 3; plan.docx, pág. 7.',
      },
    });
    expect(readBack('TF', truth())).toMatchObject([{ isTrue: false }]);
    const [pairs] = readBack('Matching', match());
    expect(pairs?.matchPairs).toMatchObject([
      { subquestion: { text: 'EPI' }, subanswer: 'Equipo de protección' },
      { subquestion: { text: 'PEM' }, subanswer: 'Plan de emergencia' },
      { subquestion: { text: '' }, subanswer: 'Un sindicato' },
    ]);
  });

  it('match each step with its place, since GIFT has no order', () => {
    const [read] = readBack('Matching', order());
    expect(read?.matchPairs.map((pair) => [pair.subquestion.text, pair.subanswer])).toEqual([
      ['Parar', '1'],
      ['Avisar', '2'],
      ['Evacuar', '3'],
    ]);
  });

  it('lie in a category of the course and content, without empty ones', () => {
    const gift = writeGift(bankOf(truth()));
    expect(gift.split('\n')[0]).toBe('$CATEGORY: $course$/top/Curso de agua // gas/1.1 Presión');
    expect(gift).not.toContain('Vacío');
    expect(gift.charCodeAt(0)).toBe('$'.charCodeAt(0));
  });

  it('without feedback and sources have none', () => {
    expect(readBack('TF', truth({ isTrue: true, feedback: '', citations: [] }))).toMatchObject([
      { globalFeedback: null },
    ]);
  });

  it('keep any text, and none ends a question or becomes another', () => {
    fc.assert(
      fc.property(text, text, text, (prompt, one, other) => {
        const citations = [{ sentenceId: 's1', file: other, page: 1, quote: one }];
        const shared = { prompt, feedback: one, citations };
        const [picked] = readBack('MC', choice({ ...shared, options: [one, other], answer: 1 }));
        expect(picked?.stem.text).toBe(inOneLine(prompt));
        expect(picked?.choices.map((choice) => [choice.isCorrect, choice.text.text])).toEqual([
          [false, inOneLine(one)],
          [true, inOneLine(other)],
        ]);
        expect(picked?.globalFeedback?.text).toContain(inOneLine(one));
        const pair = { term: one, definition: other };
        const [matched] = readBack('Matching', match({ ...shared, pairs: [pair, pair] }));
        expect(matched?.matchPairs).toHaveLength(3);
        expect(matched?.matchPairs[0]?.subquestion.text).toBe(inOneLine(one).replaceAll('->', '→'));
        readBack('TF', truth({ ...shared, isTrue: true }), truth({ ...shared, isTrue: false }));
      }),
    );
  });
});
