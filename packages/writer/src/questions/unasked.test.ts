import type { Language, Question } from '@tarima/contract';
import { expect, it } from 'vitest';
import { documentOf } from '../testing/document-of.ts';
import { createQuestionMaker } from './make-questions.ts';

/** All that the questions of one content say that says a whole document. */
function questionsOf(text: string, language: Language): Question[] {
  const document = documentOf(text, { language, fileName: 'rules.docx' });
  const said = document.blocks.flatMap(({ sentences }) =>
    sentences.map(({ id }) => ({ file: document.fileName, sentenceId: id })),
  );
  const id = '0b0f4a3e-6d0f-4f0e-9b1c-2f1f3c9f7a11';
  return createQuestionMaker([document], language)({ id, title: 'All', said });
}

const UNASKED: [string, Language, string, RegExp][] = [
  [
    'a sentence whose subject stands before it',
    'es',
    '# Puestos\n\n## Oficina\n\nMarta atiende el teléfono de 9:00 a 14:00. No promete horas exactas a ningún cliente de la nave.',
    /promete/u,
  ],
  [
    'one whose object stands before it',
    'pt',
    '# Equipamento\n\n## Capacete\n\nO capacete fica no armário da oficina. Substituir a cada 2 anos ou após um impacto forte.',
    /Substituir/u,
  ],
  [
    'what a document says of itself',
    'en',
    '# Warehouse\n\n## Purpose\n\nThe Warehouse Safety SOP establishes the minimum practices that all personnel must follow.',
    /SOP/u,
  ],
  [
    'a duty that nobody breaks for certain',
    'es',
    '# Laboratorio\n\n## Balanza\n\nEl técnico debe utilizar siempre un recipiente adecuado para pesar el producto.',
    /adecuado/u,
  ],
  [
    'another number of hands',
    'en',
    '# Objects\n\n## Vases\n\nA tall vase needs three hands and a table.\n\n## Paintings\n\nAlways pick up paintings at the edges using two hands.',
    /using (?:three|four|2) hands/u,
  ],
  [
    'a misdeed as a duty',
    'en',
    '# Objects\n\n## Weight\n\nThe weight of some pieces should not be underestimated.',
    /should be underestimated/u,
  ],
  [
    'another word under a ban',
    'en',
    '# Machines\n\n## Saw\n\nNever switch on the saw without the guard in place.',
    /switch off/iu,
  ],
  [
    'a number in brackets',
    'en',
    '# Yard\n\n## Ramps\n\nThe driver must know the only ramp of the yard (8 %).',
    /(?:4|16) %/u,
  ],
  [
    'another sum beside its parts',
    'en',
    '# Cellar\n\n## Samples\n\nThe crate must hold 12 bottles.\n\nThe team must keep 6 bottles of each batch: 2 bottles in the laboratory and 4 bottles in the cellar.',
    /keep 12 bottles/u,
  ],
  [
    'what two sentences say at once',
    'en',
    '# Stock\n\n## Counts\n\nThe team must count 50% of all the products in the weekly round: We recommend a second count.',
    /second count/u,
  ],
  [
    'the order of steps among which one is a rule',
    'en',
    '# Staff\n\n## Reporting a conflict\n\nFollow these steps:\n\n1. Tell the person to stop.\n2. Report it to your manager.\n3. Write down what you saw.\n4. Retaliation for a report is prohibited.',
    /which order/u,
  ],
  [
    'the order of steps that tell their place',
    'pt',
    '# Isolamento\n\n## Passo a passo\n\nSiga estes passos:\n\n1. Antes de começar: posicionar os cones na rua.\n2. Durante o trabalho: vigiar a entrada de pessoas.\n3. Após a conclusão: retirar todo o material.',
    /Em que ordem/u,
  ],
  [
    'the order of demands',
    'es',
    '# Carretillas\n\n## Cómo conducir\n\nSiga estos pasos:\n\n1. Ser mayor de 18 años.\n2. Tener el carné en vigor.\n3. Firmar la autorización de la empresa.',
    /qué orden/u,
  ],
];

it.each(UNASKED)('asks not for %s', (_, language, text, refused) => {
  const texts = questionsOf(text, language).map((question) => JSON.stringify(question));
  expect(texts.filter((one) => refused.test(one))).toEqual([]);
});

it('asks for the same things where they are plain', () => {
  const steps = questionsOf(
    '# Staff\n\n## Reporting a conflict\n\nFollow these steps:\n\n1. Tell the person to stop.\n2. Report it to your manager.\n3. Write down what you saw.',
    'en',
  );
  expect(steps).toMatchObject([{ kind: 'order' }]);
  const banned = questionsOf(
    '# Objects\n\n## Weight\n\nA marble bust must not be carried by one person.',
    'en',
  );
  expect(banned).toMatchObject([{ kind: 'truth', isTrue: false }]);
});

const ASKED: [Language, string, string][] = [
  ['en', 'Do not use the lift during a fire in the building.', 'Do not use the lift'],
  ['en', 'Visitors must stand at least 6 feet from the press.', 'feet from the press'],
  ['en', 'You have 30 days to return the keys of the room.', 'days to return the keys'],
  ['es', 'Hay que avisar al encargado antes de 24 horas.', 'Hay que avisar'],
  ['pt', 'Há que avisar o encarregado dentro de 24 horas.', 'Há que avisar'],
];

it.each(ASKED)('asks for a plain rule (%s): %s', (language, text, asked) => {
  const prompts = questionsOf(`# Rules\n\n## Safety\n\n${text}`, language).map(
    ({ prompt }) => prompt,
  );
  expect(prompts).toEqual([expect.stringContaining(asked)]);
});

const SCALES: [Language, string, string[]][] = [
  [
    'en',
    'The team must clean the filter yearly with care for the seal.\n\n## Pumps\n\nThe team must check the pumps weekly.\n\n## Lamps\n\nThe team must test the lamps daily.',
    ['daily', 'weekly', 'yearly'],
  ],
  [
    'es',
    'El control diario debe quedar en el libro de la sala.\n\n## Bombas\n\nEl informe semanal debe llevar la firma.\n\n## Luces\n\nEl repaso mensual debe quedar en la hoja.',
    ['diario', 'semanal', 'mensual'],
  ],
  [
    'pt',
    'O controlo diário deve ficar no livro da sala.\n\n## Bombas\n\nO relatório semanal deve levar a assinatura.\n\n## Luzes\n\nA revisão mensal deve ficar na folha.',
    ['diário', 'semanal', 'mensal'],
  ],
];

it.each(SCALES)('sorts the words of a scale (%s)', (language, text, options) => {
  const asked = questionsOf(`# Rules\n\n## Filter\n\n${text}`, language);
  expect(asked).toContainEqual(expect.objectContaining({ kind: 'choice', options }));
});

it('names a heading with the one above it where it stands twice', () => {
  const text = `# Accidents

## Burns

### First aid

Follow these steps:

1. Hold the skin under the tap.
2. Take off rings and watches.
3. Cover it with a sterile dressing.

## Nosebleeds

### First aid

Follow these steps:

1. Sit down and lean forward.
2. Pinch the soft part firmly.
3. Spit out any blood.
`;
  const prompts = questionsOf(text, 'en').map(({ prompt }) => prompt);
  expect(prompts).toEqual([
    'In which order do the steps of “Burns: First aid” come?',
    'In which order do the steps of “Nosebleeds: First aid” come?',
  ]);
});
