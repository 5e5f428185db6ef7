import { WRITING_LANGUAGES } from '@tarima/languages';
import { describe, expect, it } from 'vitest';
import { createTerms } from '../reading/terms.ts';
import { faultsOf, QUESTION_FAULTS, type QuestionFault } from './question-faults.ts';
import type { QuestionDraft } from './question-material.ts';

type Language = keyof typeof WRITING_LANGUAGES;
const toolsOf = (language: Language) => ({
  wording: WRITING_LANGUAGES[language].questions,
  terms: createTerms(WRITING_LANGUAGES[language].cues),
});

const choice = (prompt: string, options: string[], answer = 0, feedback = ''): QuestionDraft => ({
  kind: 'choice',
  prompt,
  options,
  answer,
  feedback,
  citations: [],
});

const match = (prompt: string, pairs: Record<string, string>, distractors: string[] = []) => ({
  kind: 'match' as const,
  prompt,
  pairs: Object.entries(pairs).map(([term, definition]) => ({ term, definition })),
  distractors,
  feedback: '',
  citations: [],
});

const truth = (prompt: string, isTrue: boolean, feedback = ''): QuestionDraft => ({
  kind: 'truth',
  prompt,
  isTrue,
  feedback,
  citations: [],
});

const FAULTY: [QuestionFault, Language, QuestionDraft][] = [
  [
    'longestKey',
    'en',
    choice('What do you do with a faulty drill?', [
      'Put a red tag on it and hand it to the shift leader before lunch',
      'Throw it away at once',
      'Keep it in the locker',
    ]),
  ],
  [
    'wordOfKeyOnly',
    'es',
    choice('¿Dónde se guarda el casco?', ['En el armario de cascos', 'En la caja', 'En el banco']),
  ],
  [
    'allOrNone',
    'es',
    choice('¿Qué se revisa?', ['La presión', 'El nivel', 'Todas las anteriores']),
  ],
  ['allOrNone', 'en', choice('What is checked?', ['Oil', 'Water', 'None of the above'])],
  ['allOrNone', 'pt', choice('O que se confere?', ['O óleo', 'A água', 'Nenhuma das anteriores'])],
  ['negativeStem', 'en', choice('Which tool is not used here?', ['A saw', 'A drill', 'A file'])],
  [
    'negativeStem',
    'es',
    choice('¿Qué herramienta no se usa aquí?', ['La sierra', 'El taladro', 'La lima']),
  ],
  [
    'negativeStem',
    'pt',
    choice('Qual ferramenta não se usa?', ['A serra', 'A furadeira', 'A lima']),
  ],
  [
    'absoluteOption',
    'es',
    choice('¿Cuándo se cierra la puerta?', ['Al salir', 'Siempre que llueve', 'Al entrar']),
  ],
  [
    'articleTellsKey',
    'es',
    choice('Complete la frase: Se usa un ____ en la obra.', ['casco', 'máscara', 'guante']),
  ],
  ['articleTellsKey', 'en', choice('Use an ____ here.', ['awl', 'drill', 'saw'])],
  ['notParallel', 'en', choice('When is it due?', ['In 10 days', 'Soon', '10 days'], 2)],
  ['notParallel', 'en', choice('Who signs?', ['The manager', 'the cook.', 'The driver'])],
  ['duplicate', 'en', choice('Who signs?', ['The manager', 'the manager', 'The cook'])],
  [
    'duplicate',
    'es',
    {
      kind: 'order',
      prompt: '¿En qué orden?',
      steps: ['Abra', 'Cierre', 'abra'],
      feedback: '',
      citations: [],
    },
  ],
  ['unsorted', 'en', choice('How long?', ['30 days', '10 days', '60 days'])],
  ['unsorted', 'es', choice('¿Cuánto?', ['1.200 €', '300 €', '2.000 €'])],
  ['trivia', 'en', choice('The rule is on page ____.', ['4 of it', '5 of it', '6 of it'])],
  ['trivia', 'es', truth('¿Verdadero o falso? El teléfono de la obra es el 311.', false)],
  ['trivia', 'pt', match('Telefones', { Portaria: '2201', Bombeiros: '193', Chefia: '2207' })],
  [
    'alsoRight',
    'en',
    choice(
      'Within how many days?',
      ['30 days', '60 days'],
      0,
      'Within 30 days, or 60 days if it is faulty.',
    ),
  ],
  ['alsoRight', 'en', truth('True or false? Wear gloves.', false, 'Wear gloves.')],
  [
    'termInDefinition',
    'es',
    match('Derrames', {
      'Derrame menor': 'Un derrame de hasta 5 litros',
      Fuga: 'Lo que gotea',
      Charco: 'Lo que queda en el suelo',
    }),
  ],
];

const SOUND: [Language, QuestionDraft][] = [
  ['en', choice('Returned within ____ of delivery.', ['30 days', '60 days', '90 days'], 1)],
  ['es', choice('El hotel cuesta hasta ____ por noche.', ['80 €', '95 €', '1.120 €'], 2)],
  [
    'pt',
    truth('Verdadeiro ou falso? A conta abre em dois dias.', true, 'A conta abre em dois dias.'),
  ],
  ['es', choice('¿Puedo salir antes?', ['Sí', 'No'], 1)],
  ['en', match('Leave', { Wedding: '15 days', Birth: '16 weeks', Move: '1 day' })],
];

describe('the faults of a question', () => {
  it.each(FAULTY)('are found: %s (%s)', (fault, language, question) => {
    expect(faultsOf(question, toolsOf(language))).toContain(fault);
  });

  it.each(SOUND)('are none in a sound question (%s)', (language, question) => {
    expect(faultsOf(question, toolsOf(language))).toEqual([]);
  });

  it('are all tried', () => {
    const tried = new Set(FAULTY.map(([fault]) => fault));
    expect(QUESTION_FAULTS.filter((fault) => !tried.has(fault))).toEqual([]);
  });
});
