import type { Provenance, Question } from '@tarima/contract';
import { parseSceneDirection, parseScript, splitSentences, spokenParagraphs } from '@tarima/text';
import { describe, expect, it } from 'vitest';
import { LanguageModelError } from '../language-model.ts';
import { createQuotingModel, pretended } from '../testing/quoting-model.ts';
import { faultsOfTranslation } from './translation-faults.ts';
import { createTranslator } from './translator.ts';

const SCRIPT = `## Montaje

[Escena: pasos; figura 3fa9c012; recorte 0 0 50 100; una sala vacía]

[Voz: con calma]

- Doce kilos
- Dos personas

Cada módulo pesa 12,5 kilos. Dos personas lo suben a las 10:30.

[Voz: pausa]

Después se cierran los pestillos.

## Pesos

| Pieza | Peso |
| --- | --- |
| Módulo | 12,5 kg |
| 3 | 1.500 |

Así queda montada la tarima.
`;
const citation = { sentenceId: 's1', file: 'guía.pdf', page: 2, quote: 'Pesa 12,5 kilos.' };
const PROVENANCE: Provenance[] = [
  { sentence: 'Cada módulo pesa 12,5 kilos.', kind: 'source', citations: [citation] },
  { sentence: 'Así queda montada la tarima.', kind: 'template', citations: [] },
];

const order = { from: 'es', to: 'en', title: 'Curso', known: new Map<string, string>() } as const;
const signal = new AbortController().signal;
type Item = { number: number; text: string };
/** The translations of an answer as a bad model gives them. */
const spoiling = (spoil: (items: Item[], call: number) => Item[]) =>
  createQuotingModel((_name, answer, call) => ({
    translations: spoil(Object(answer).translations, call),
  }));
const translate = ({ model }: ReturnType<typeof createQuotingModel>, content = SCRIPT) =>
  createTranslator(model, order).script({ content, provenance: PROVENANCE }, signal);

describe('a translated script', () => {
  it('has the form of its original: scenes, lists, tables, layouts and pictures', async () => {
    const { content } = await translate(createQuotingModel());
    const [original, translated] = [parseScript(SCRIPT), parseScript(content)];
    const kindsOf = (scenes: typeof original) =>
      scenes.map(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(kindsOf(translated)).toEqual(kindsOf(original));
    expect(translated[0]?.title).toBe('Montajeix');
    const [direction] = translated[0]?.blocks ?? [];
    expect(parseSceneDirection(direction?.text ?? '')).toEqual({
      ...parseSceneDirection(original[0]?.blocks[0]?.text ?? ''),
      description: pretended('una sala vacía'),
    });
    expect(content).toContain('[Scene: steps; figure 3fa9c012;');
    expect(content).toContain('[Voice: con calma]');
    expect(content).toContain('[Voice: pause]');
    expect(content).toContain('| 3 | 1.500 |');
  });

  it('keeps the source of each sentence, with the quote as it is', async () => {
    const { content, provenance } = await translate(createQuotingModel());
    const spoken = spokenParagraphs(content).flatMap((text) => splitSentences(text, 'en'));
    expect(spoken).toEqual(
      spokenParagraphs(SCRIPT)
        .flatMap((text) => splitSentences(text, 'es'))
        .map(pretended),
    );
    expect(provenance).toEqual([
      { sentence: spoken[0], kind: 'source', citations: [citation] },
      { sentence: spoken[3], kind: 'template', citations: [] },
    ]);
  });

  it('keeps the source of a sentence that became two', async () => {
    const { model } = spoiling((items) =>
      items.map(({ number, text }) => ({
        number,
        text: text.replace('pesaix', 'is heavy. It has'),
      })),
    );
    const { provenance } = await createTranslator(model, order).script(
      { content: SCRIPT, provenance: PROVENANCE },
      signal,
    );
    expect(provenance.slice(0, 2).map(({ citations }) => citations)).toEqual([
      [citation],
      [citation],
    ]);
  });

  it('cannot be given another form by the model', async () => {
    const model = spoiling((items) =>
      items.map(({ number, text }) => ({ number, text: `## - [Scene: table] ${text}` })),
    );
    const { content } = await translate(model);
    const kinds = parseScript(content).map(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(kinds).toEqual(parseScript(SCRIPT).map(({ blocks }) => blocks.map(({ kind }) => kind)));
  });

  it('uses what is translated already, and shows it to the model', async () => {
    const { model, requests } = createQuotingModel();
    const known = new Map([['Montaje', 'Assembly']]);
    const translator = createTranslator(model, { ...order, known });
    const { content } = await translator.script({ content: SCRIPT, provenance: [] }, signal);
    expect(content).toMatch(/^## Assembly\n/u);
    expect(requests[0]?.material).toContain('Montaje → Assembly');
  });
});

describe('a model that translates badly', () => {
  const LONG = 'Cada módulo pesa 12 kilos y lo suben dos personas con mucho cuidado.';

  it.each<[string, (items: Item[]) => Item[], RegExp]>([
    ['drops a sentence', (items) => items.slice(1), /Text 1 has no translation/u],
    [
      'changes a number',
      (items) => items.map((one) => ({ ...one, text: one.text.replace('12', '21') })),
      /Text 1 lacks the number "12"/u,
    ],
    [
      'leaves it as it was',
      (items) => items.map((one) => ({ ...one, text: LONG })),
      /not translated/u,
    ],
    ['sums it up', (items) => items.map((one) => ({ ...one, text: 'Heavy 12.' })), /leaves out/u],
  ])('and %s is asked again, told why', async (_, spoil, fault) => {
    const model = spoiling((items, call) => (call === 1 ? spoil(items) : items));
    const { content } = await translate(model, `${LONG}\n`);
    expect(content.trim()).toBe(pretended(LONG));
    expect(model.requests).toHaveLength(2);
    expect(model.requests[1]?.earlier?.faults.join(' ')).toMatch(fault);
  });

  it('is asked once more for what is left, and fails if that stays wrong', async () => {
    const model = spoiling((items) => items.filter(({ text }) => !text.startsWith('Después')));
    await expect(translate(model)).rejects.toMatchObject({ code: 'LANGUAGE_MODEL_UNUSABLE' });
    // The last two ask for that sentence alone.
    expect(model.requests).toHaveLength(4);
    expect(model.requests[3]?.material).not.toContain('Cada módulo');
  });

  it('is asked for less at a time where it has no room', async () => {
    const asked: number[] = [];
    const { model } = createQuotingModel();
    const small = {
      ...model,
      ask: async (request: Parameters<typeof model.ask>[0]) => {
        const texts = request.material.match(/^\[\d+\]/gmu)?.length ?? 0;
        asked.push(texts);
        if (texts > 4) throw new LanguageModelError('LANGUAGE_MODEL_TOO_LONG', 'too long');
        return model.ask(request);
      },
    } as typeof model;
    const { content } = await translate({ model: small, requests: [] });
    expect(content).toContain('Montajeix');
    expect(Math.max(...asked.slice(-2))).toBeLessThanOrEqual(4);
  });
});

describe('numbers', () => {
  it.each([
    ['Son 1.500,5 euros.', 'It is 1,500.5 euros.'],
    ['Son 20 000 piezas.', 'There are 20,000 pieces.'],
    ['A las 10.30 empieza.', 'It begins at 10:30.'],
    ['Cuesta 60 mil pesos.', 'It costs 60,000 pesos.'],
  ])('may be written as the other language does: %s', (original, translation) => {
    expect(faultsOfTranslation(original, translation, { ...order, most: 100 })).toEqual([]);
  });

  it.each([
    ['Son 1.500 euros.', 'It is 150 euros.'],
    ['Son dos euros y 3 más.', 'It is 2 euros and 3 more.'],
    ['Son 3 y 3.', 'It is 3.'],
  ])('are all kept, and none is added: %s', (original, translation) => {
    expect(faultsOfTranslation(original, translation, { ...order, most: 100 })).not.toEqual([]);
  });
});

describe('translated questions', () => {
  const common = {
    ...{ feedback: 'Pesa 12,5 kilos.', citations: [citation] },
    origin: 'document' as const,
  };
  const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
  const QUESTIONS: Question[] = [
    {
      ...common,
      id: id(1),
      kind: 'choice',
      prompt: 'Pesa ____ kilos.',
      options: ['12', '13'],
      answer: 0,
    },
    { ...common, id: id(2), kind: 'truth', prompt: 'Lo sube una persona.', isTrue: false },
    {
      ...common,
      id: id(3),
      kind: 'order',
      prompt: 'Ordena.',
      steps: ['Subir', 'Cerrar', 'Revisar'],
    },
    {
      ...{ ...common, id: id(4), kind: 'match', prompt: 'Une.', distractors: ['Otra cosa'] },
      pairs: [
        { term: 'Módulo', definition: 'Pieza' },
        { term: 'Pestillo', definition: 'Cierre' },
      ],
    },
  ];

  it('keep ids, kinds, answers, order and sources', async () => {
    const { model } = createQuotingModel();
    const translated = await createTranslator(model, order).questions(QUESTIONS, signal);
    expect(translated).toEqual(
      JSON.parse(JSON.stringify(QUESTIONS), (key, value) =>
        typeof value === 'string' &&
        ![...'id kind origin file sentenceId quote'.split(' ')].includes(key)
          ? pretended(value)
          : value,
      ),
    );
  });

  it('leave out one whose answers became alike', async () => {
    const { model } = spoiling((items) =>
      items.map((one) => ({ ...one, text: /^(?:Subir|Cerrar)/u.test(one.text) ? 'Go' : one.text })),
    );
    const translated = await createTranslator(model, order).questions(QUESTIONS, signal);
    expect(translated.map(({ kind }) => kind)).toEqual(['choice', 'truth', 'match']);
  });
});

it('takes any text, in time that grows with its length', async () => {
  const { model, requests } = createQuotingModel();
  const content = `${'palabra '.repeat(3_000)}\n\n${'a'.repeat(5_000)}\n\n${'['.repeat(5_000)}\n`;
  const { content: translated } = await createTranslator(model, order).script(
    { content, provenance: [] },
    signal,
  );
  expect(translated.match(/palabraix/gu)).toHaveLength(3_000);
  // A text without a blank is of no language.
  expect(translated).toContain('a'.repeat(5_000));
  expect(Math.max(...requests.map(({ material }) => material.length))).toBeLessThan(8_000);
});
