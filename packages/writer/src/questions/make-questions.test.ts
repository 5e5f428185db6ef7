import { LANGUAGES, type Question, questionSchema } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { describe, expect, it } from 'vitest';
import { createLocalWriter } from '../local-writer.ts';
import { createTerms } from '../reading/terms.ts';
import { LOCKOUT_PROCEDURE, VACATION_POLICY } from '../testing/company-texts.ts';
import { CASES, MANUAL_WITH_EXERCISES } from '../testing/course-manuals.ts';
import { documentOf } from '../testing/document-of.ts';
import { PAY_RULES, RETURNS_POLICY } from '../testing/question-texts.ts';
import { ENGLISH_ARTICLE, PORTUGUESE_DECK, SPANISH_GUIDE } from '../testing/sample-texts.ts';
import { tells } from './choose-questions.ts';
import { faultsOf } from './question-faults.ts';

const DOCUMENTS = [
  documentOf(VACATION_POLICY, { language: 'es', fileName: 'vacaciones.docx' }),
  documentOf(LOCKOUT_PROCEDURE, { language: 'en', fileName: 'lockout.docx' }),
  documentOf(RETURNS_POLICY, { language: 'pt', fileName: 'trocas.docx' }),
  documentOf(MANUAL_WITH_EXERCISES, { language: 'es', fileName: 'manual.docx' }),
  documentOf(CASES, { language: 'en', fileName: 'cases.docx' }),
  documentOf(SPANISH_GUIDE, { language: 'es', fileName: 'guía.docx' }),
  documentOf(ENGLISH_ARTICLE, { language: 'en', fileName: 'bees.docx' }),
  documentOf(PORTUGUESE_DECK, { language: 'pt', fileName: 'deck.pptx', pageKind: 'slide' }),
];
const [POLICY, LOCKOUT, RETURNS] = DOCUMENTS;
const CONTENT = '0b0f4a3e-6d0f-4f0e-9b1c-2f1f3c9f7a11';

const everySentence = ({ fileName: file, blocks }: SourceDocument) =>
  blocks.flatMap(({ sentences }) => sentences.map(({ id }) => ({ file, sentenceId: id })));

/** The questions of contents that each say one part of a document. */
async function questionsOf(document: SourceDocument | undefined, parts = 1) {
  if (!document) throw new Error('no such document');
  const said = everySentence(document);
  const size = Math.ceil(said.length / parts);
  const contents = Array.from({ length: parts }, (_, at) => ({
    id: CONTENT.replace(/.$/u, String(at)),
    title: 'Lo esencial',
    said: said.slice(at * size, (at + 1) * size),
  }));
  const language = LANGUAGES.find((own) => own === document.language) ?? 'es';
  const made: { id: string; questions: Question[] }[] = [];
  const request = { documents: [document], language, contents };
  await createLocalWriter().writeQuestions(request, new AbortController().signal, async (one) => {
    made.push(one);
  });
  return { made, contents, language };
}

const all = async () =>
  (await Promise.all(DOCUMENTS.map((document) => questionsOf(document, 3)))).flatMap(
    ({ made, language }) =>
      made.flatMap(({ questions }) => questions.map((one) => ({ one, language }))),
  );

describe('questions without a model', () => {
  it('are free of item-writing faults', async () => {
    const questions = await all();
    const faulty = questions.filter(({ one, language }) => {
      const { questions: wording, cues } = WRITING_LANGUAGES[language];
      return faultsOf(one, { wording, terms: createTerms(cues) }).length > 0;
    });
    expect(questions.length).toBeGreaterThan(15);
    expect(faulty).toEqual([]);
  });

  it('are valid, and ask for what is said alone', async () => {
    for (const document of DOCUMENTS) {
      const { made, contents } = await questionsOf(document, 3);
      expect(made.map(({ id }) => id)).toEqual(contents.map(({ id }) => id));
      for (const [at, { questions }] of made.entries()) {
        expect(questions.length).toBeLessThanOrEqual(4);
        const said: string[] = (contents[at]?.said ?? []).map(({ sentenceId }) => sentenceId);
        for (const question of questions) {
          expect(questionSchema.parse(question)).toEqual(question);
          expect(question.origin).toBe('document');
          expect(question.feedback).not.toBe('');
          expect(question.citations.length).toBeGreaterThan(0);
          for (const { sentenceId } of question.citations) expect(said).toContain(sentenceId);
        }
      }
    }
  });

  it('are the same for the same request, ids too', async () => {
    const [first, second] = [await questionsOf(POLICY, 2), await questionsOf(POLICY, 2)];
    expect(second.made).toEqual(first.made);
    const ids = first.made.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ask no fact twice, and tell no answer to each other', async () => {
    for (const document of DOCUMENTS) {
      const { made, language } = await questionsOf(document);
      const terms = createTerms(WRITING_LANGUAGES[language].cues);
      for (const { questions } of made) {
        for (const [at, one] of questions.entries()) {
          const told = questions.slice(at + 1).filter((other) => tells(one, other, terms));
          expect(told).toEqual([]);
        }
      }
    }
  });

  it('have their keys in all places, and truths of both kinds', async () => {
    const questions = (await all()).map(({ one }) => one);
    const keys = questions.flatMap((one) => (one.kind === 'choice' ? [one.answer] : []));
    expect([...new Set(keys)].sort()).toEqual([0, 1, 2]);
    const truths = questions.flatMap((one) => (one.kind === 'truth' ? [one.isTrue] : []));
    expect(new Set(truths).size).toBe(2);
  });

  it('take what stands under a ban as forbidden', async () => {
    const { made } = await questionsOf(
      documentOf(PAY_RULES, { language: 'en', fileName: 'pay.docx' }),
    );
    const questions = made.flatMap((one) => one.questions);
    const isBanned = (text: string) => /off the clock|for a colleague|cash drawer/u.test(text);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      if (question.kind === 'truth') expect(isBanned(question.prompt)).toBe(false);
    }
  });

  it('are none where nothing is said', async () => {
    const contents = [{ id: CONTENT, title: 'Nada', said: [] }];
    const made: unknown[] = [];
    await createLocalWriter().writeQuestions(
      { documents: [DOCUMENTS[0]].flatMap((one) => one ?? []), language: 'es', contents },
      new AbortController().signal,
      async (one) => {
        made.push(one);
      },
    );
    expect(made).toEqual([{ id: CONTENT, questions: [] }]);
  });

  it('put the steps of a procedure in order', async () => {
    const { made } = await questionsOf(POLICY);
    const order = made[0]?.questions.find(({ kind }) => kind === 'order');
    expect(order).toMatchObject({
      prompt: '¿En qué orden van los pasos de «Cómo pedir un permiso»?',
      steps: [
        'Hable con su responsable y acuerde las fechas',
        'Rellene la solicitud en el portal del empleado',
        'Adjunte el justificante en formato PDF',
        'Espere la confirmación por correo antes de ausentarse',
        'Avise a su equipo y deje escrito quién le sustituye',
      ],
    });
  });

  it('match terms with what belongs to them', async () => {
    const { made } = await questionsOf(POLICY);
    const match = made[0]?.questions.find(({ kind }) => kind === 'match');
    expect(match).toMatchObject({
      pairs: expect.arrayContaining([{ term: 'Mudanza', definition: '1 día' }]),
    });
  });

  it('change one number, or drop a "not", and never insert one', async () => {
    const questions = (await all()).flatMap(({ one }) =>
      one.kind === 'truth' && !one.isTrue ? [one] : [],
    );
    const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(questions.length).toBeGreaterThan(0);
    for (const { prompt, feedback } of questions) {
      const source = wordsOf(feedback);
      const added = wordsOf(prompt)
        .slice(-source.length)
        .filter((word) => !source.includes(word));
      expect(added).not.toContain('no');
      expect(added).not.toContain('not');
      expect(added).not.toContain('não');
    }
  });

  it('take their wrong amounts from the same document', async () => {
    for (const document of [POLICY, LOCKOUT, RETURNS]) {
      const text = document?.blocks
        .flatMap(({ sentences }) => sentences.map((sentence) => sentence.text))
        .join(' ');
      const { made } = await questionsOf(document, 3);
      const gaps = made
        .flatMap(({ questions }) => questions)
        .flatMap((one) =>
          one.kind === 'choice' && one.prompt.includes('____') ? one.options : [],
        );
      for (const option of gaps)
        expect(text?.toLowerCase()).toContain(option.toLowerCase().split(' ')[0]);
    }
  });
});
