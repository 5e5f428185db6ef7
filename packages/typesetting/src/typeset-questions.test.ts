import type { Course, Question } from '@tarima/contract';
import * as mupdf from 'mupdf';
import { expect, it } from 'vitest';
import { typesetCourse } from './typeset-course.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const common = (number: number) => ({
  id: uuid(number),
  feedback: '',
  citations: [
    { sentenceId: 's1', file: 'guía.pdf', page: 7, quote: 'Nadie entra sin casco #panic("no").' },
  ],
  origin: 'document' as const,
});
const QUESTIONS: Question[] = [
  {
    ...common(1),
    kind: 'choice',
    prompt: '¿Qué hace falta?',
    options: ['Una llave', 'Un casco'],
    answer: 1,
  },
  {
    ...common(2),
    kind: 'truth',
    prompt: 'Se entra sin *casco*.',
    isTrue: false,
    feedback: 'Míralo otra vez.',
  },
  {
    ...common(3),
    kind: 'order',
    prompt: 'Ordena los pasos.',
    steps: ['Avisar', 'Entrar', 'Salir'],
  },
  {
    ...common(4),
    kind: 'match',
    prompt: 'Relaciona.',
    pairs: [
      { term: 'Casco', definition: 'Cabeza' },
      { term: 'Guante', definition: 'Mano' },
    ],
    distractors: ['Pie'],
  },
];

const course = (change: Partial<Course> = {}): Course => ({
  projectId: uuid(10),
  language: 'es',
  revision: 1,
  generation: null,
  writing: null,
  title: 'Seguridad',
  description: '',
  targetAudience: '',
  painPointsAddressed: [],
  modules: [
    {
      id: uuid(11),
      title: 'Riesgos',
      description: '',
      contents: [
        { title: 'Entrar', id: uuid(12) },
        { title: 'Salir', id: uuid(13) },
      ].map((content, orderIndex) => ({
        ...content,
        description: '',
        orderIndex,
        sources: [],
        scriptId: null,
        script: null,
        scriptError: null,
      })),
    },
  ],
  isDesigned: false,
  notices: [],
  ...change,
});

async function typeset(questions: Question[], change: Partial<Course> = {}) {
  const bytes = await typesetCourse(course(change), {
    company: 'Añil',
    date: new Date('2026-03-07T12:00:00Z'),
    questions: new Map([[uuid(12), questions]]),
  });
  const pdf = mupdf.Document.openDocument(bytes, 'application/pdf');
  const texts = Array.from({ length: pdf.countPages() }, (_, page) =>
    pdf.loadPage(page).toStructuredText('').asText().replace(/\s+/gu, ' '),
  );
  return { bytes, pdf, texts };
}

/** The letter before a text on a page. */
const signOf = (page: string, text: string): string | undefined =>
  page.match(new RegExp(`\\b([A-F]) ${text}`, 'u'))?.[1];

it('sets the questions below their content, and a key with the sources at the end', async () => {
  const { bytes, pdf, texts } = await typeset(QUESTIONS);
  const [, contents = '', module = '', key = ''] = texts;
  expect(texts).toHaveLength(4);
  expect(module).toContain('PREGUNTAS 1. ¿Qué hace falta? A Una llave B Un casco');
  expect(module).toContain('2. Se entra sin *casco*. A Verdadero B Falso');
  // A learner cannot read the right order off the page.
  const steps = ['Avisar', 'Entrar', 'Salir'].map((step) => signOf(module, step));
  expect(steps.toSorted()).toEqual(['A', 'B', 'C']);
  expect(steps).not.toEqual(['A', 'B', 'C']);
  const definitions = ['Cabeza', 'Mano'].map((definition) => signOf(module, definition));
  expect(key).toContain('Respuestas 1.1 Entrar 1. B. Un casco');
  expect(key).toContain('«Nadie entra sin casco #panic("no").» guía.pdf, página 7');
  expect(key).toContain('2. Falso Míralo otra vez.');
  expect(key).toContain(`3. ${steps.join(', ')}`);
  expect(key).toContain(`4. 1–${definitions[0]}, 2–${definitions[1]}`);
  expect(key).toContain('Respuestas 4 / 4');
  expect(key).not.toContain('MÓDULO');
  expect(contents).toContain('Respuestas 4');
  expect((pdf.loadOutline() ?? []).map(({ title }) => title)).toEqual(['1 Riesgos', 'Respuestas']);
  expect(Buffer.from(bytes).toString('latin1')).toContain('pdfuaid:part');
});

it('has no key without questions', async () => {
  const { texts } = await typeset([]);
  expect(texts).toHaveLength(3);
  expect(texts.join(' ')).not.toMatch(/respuestas|preguntas/iu);
});

it('names the theme of the library, which has no pages', async () => {
  const { texts } = await typeset(QUESTIONS.slice(0, 1), { isDesigned: true, language: 'en' });
  expect(texts.at(-1)).toMatch(/» guía\.pdf Answers/u);
});

it('takes the most questions with the longest texts', async () => {
  const many = Array.from(
    { length: 20 },
    (_, index): Question => ({
      ...common(100 + index),
      kind: 'match',
      prompt: 'x'.repeat(500),
      feedback: 'y'.repeat(1_000),
      pairs: Array.from({ length: 6 }, (_pair, pair) => ({
        term: `${pair} ${'palabra '.repeat(36)}`,
        definition: `${pair} ${'z'.repeat(290)}`,
      })),
      distractors: ['w'.repeat(300)],
    }),
  );
  expect((await typeset(many)).texts.length).toBeGreaterThan(20);
});
