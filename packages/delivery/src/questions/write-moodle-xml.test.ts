import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankOf, choice, HOSTILE, match, order, truth } from '../testing/question-banks.ts';
import { type Element, readXml } from '../testing/read-xml.ts';
import { writeMoodleXml } from './write-moodle-xml.ts';

/** The texts below an element of a name, as Moodle stores them. */
const textsIn = (element: Element, name: string) =>
  element.children.filter((child) => child.name === name).map(({ all }) => all.trim());

function questionsOf(...questions: Parameters<typeof bankOf>): Element[] {
  const quiz = readXml(writeMoodleXml(bankOf(...questions)));
  expect(quiz.name).toBe('quiz');
  const [category, ...others] = quiz.children;
  expect(category?.attributes).toEqual({ type: 'category' });
  return others;
}
const answersOf = (question: Element | undefined) =>
  (question?.children ?? [])
    .filter(({ name }) => name === 'answer')
    .map(({ attributes, children }) => [attributes['fraction'], children[0]?.all]);

describe('questions as Moodle XML', () => {
  it('have what its importer requires of every question', () => {
    for (const question of questionsOf(choice(), truth(), order(), match())) {
      const named = new Map(question.children.map((child) => [child.name, child]));
      expect(named.get('name')?.children[0]?.all).toMatch(/^\d\d ¿Cuál/u);
      expect(named.get('questiontext')?.attributes).toEqual({ format: 'html' });
      expect(named.get('questiontext')?.all).toBe('<p>¿Cuál es la presión?</p>');
      expect(named.get('generalfeedback')?.all).toBe(
        '<p>La presión es de 6 bar.</p><p>Fuentes: guía.pdf, pág. 3; plan.docx, pág. 7.</p>',
      );
      expect(named.get('defaultgrade')?.all).toBe('1');
    }
  });

  it('are of the types that Moodle has for them', () => {
    const types = questionsOf(choice(), truth(), order(), match()).map(
      ({ attributes }) => attributes['type'],
    );
    expect(types).toEqual(['multichoice', 'truefalse', 'ordering', 'matching']);
  });

  it('give their right answers by fractions, and keep the order of options', () => {
    const [picked, judged, ordered] = questionsOf(choice(), truth({ isTrue: false }), order());
    expect(answersOf(picked)).toEqual([
      ['0', '<p>4 bar</p>'],
      ['100', '<p>6 bar</p>'],
      ['0', '<p>8 bar</p>'],
    ]);
    expect(picked && textsIn(picked, 'shuffleanswers')).toEqual(['false']);
    expect(picked && textsIn(picked, 'single')).toEqual(['true']);
    expect(answersOf(judged)).toEqual([
      ['0', 'true'],
      ['100', 'false'],
    ]);
    expect(answersOf(ordered)).toEqual([
      ['1', '<p>Parar</p>'],
      ['2', '<p>Avisar</p>'],
      ['3', '<p>Evacuar</p>'],
    ]);
    expect(ordered && textsIn(ordered, 'selecttype')).toEqual(['ALL']);
  });

  it('match terms and definitions, with an empty term for a distractor', () => {
    const [matched] = questionsOf(match());
    const pairs = (matched?.children ?? [])
      .filter(({ name }) => name === 'subquestion')
      .map(({ children }) => children.map(({ all }) => all));
    expect(pairs).toEqual([
      ['<p>EPI</p>', 'Equipo de protección'],
      ['<p>PEM</p>', 'Plan de emergencia'],
      ['', 'Un sindicato'],
    ]);
  });

  it('lie in a category of the course and content', () => {
    const quiz = readXml(writeMoodleXml(bankOf(truth())));
    expect(quiz.children[0]?.children[0]?.all).toBe(
      '$course$/top/Curso de agua // gas/1.1 Presión',
    );
    expect(quiz.children).toHaveLength(2);
  });

  it('are well-formed whatever a text holds, and show it as text', () => {
    const text = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc
        .array(fc.integer({ min: 0, max: 0x10ffff }), { minLength: 1, maxLength: 40 })
        .map((points) => String.fromCodePoint(...points)),
    );
    fc.assert(
      fc.property(text, text, (prompt, option) => {
        const [picked] = questionsOf(choice({ prompt, feedback: option, options: [option, 'b'] }));
        const html = picked?.children.find(({ name }) => name === 'questiontext')?.all ?? '';
        // The only tags are our own paragraphs and breaks.
        expect(html.replace(/<\/?(p|br)>/gu, '')).not.toMatch(/[<>]/u);
      }),
    );
  });
});
