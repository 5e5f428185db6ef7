import type { Language } from '@tarima/contract';
import { expect, it } from 'vitest';
import { documentOf } from '../testing/document-of.ts';
import { clearSentences } from './clear-sentences.ts';
import { madeFalse } from './made-false.ts';
import { createOtherAmounts } from './other-amounts.ts';
import { readQuestionMaterial } from './question-material.ts';

/** The false version of the last clear sentence of a document. */
function falseVersion(text: string, language: Language): string | null {
  const document = documentOf(`# Normas\n\n${text}`, { language, fileName: 'normas.docx' });
  const material = readQuestionMaterial([document], language);
  const placed = clearSentences(material).at(-1);
  if (!placed) throw new Error('the sentence is not clear');
  return madeFalse(placed, material, createOtherAmounts(material))?.text ?? null;
}

const CASES: [Language, string, string][] = [
  // A dropped "not".
  [
    'en',
    'Field stones cannot be used as grave markers.',
    'Field stones can be used as grave markers.',
  ],
  ['es', 'No se admiten pagos en metálico.', 'Se admiten pagos en metálico.'],
  // Another amount: a larger one for a limit.
  [
    'en',
    'The break must last at least 30 minutes for every driver.',
    'The break must last at least 60 minutes for every driver.',
  ],
  ['es', 'El préstamo debe durar 20 días.', 'El préstamo debe durar 10 días.'],
  // A smaller one for what a condition asks for, and for a duty that ends.
  [
    'en',
    'The manager must sign the form if the receipt is over 50 dollars.',
    'The manager must sign the form if the receipt is over 25 dollars.',
  ],
  [
    'es',
    'Los pedidos de más de 40 cajas deben llevar la firma de la encargada.',
    'Los pedidos de más de 20 cajas deben llevar la firma de la encargada.',
  ],
  [
    'pt',
    'O motorista deve entregar o relatório dentro de 24 horas.',
    'O motorista deve entregar o relatório dentro de 12 horas.',
  ],
  [
    'es',
    'El socio puede llevarse hasta 4 libros de la sala.',
    'El socio puede llevarse hasta 8 libros de la sala.',
  ],
  [
    'pt',
    'A sala de escolha deve estar a 12 °C ou menos.',
    'A sala de escolha deve estar a 6 °C ou menos.',
  ],
  // Another word of a scale.
  [
    'pt',
    'A diretoria deve aprovar o pedido antes da entrega do material.',
    'A diretoria deve aprovar o pedido depois da entrega do material.',
  ],
];

it.each(CASES)('a sentence made false (%s): %s', (language, text, expected) => {
  expect(falseVersion(text, language)).toBe(expected);
});

const CERTAIN: [Language, string][] = [
  // The "not" of a case.
  ['en', 'The driver must tell the manager early if the truck cannot leave.'],
  // Dropped here, it would leave no sentence.
  ['pt', 'Não se desliga o aparelho da tomada.'],
  // A ban on 300 euros is one on 600.
  ['es', 'Nadie puede tener en la caja 300 euros sin permiso de la dirección.'],
  // A duty over 50 is also one over 100.
  ['en', 'The manager must approve each receipt over 50 dollars.'],
  // A second amount says the same.
  ['en', 'The office must receive a notice of 48 hours (two days) for each visit.'],
  // Both words of a scale.
  ['es', 'El personal debe lavarse las manos antes y después de la visita.'],
  // A label tells nothing, nor does a part of a word.
  ['en', 'Before the audit: every driver must sign the sheet.'],
  ['en', 'The manager must sign the bi-weekly report of the team.'],
  // A verb of two words, and a frequency within another one.
  ['en', 'The night nurse must look after every patient of the ward.'],
  ['es', 'El técnico debe revisar el equipo el primer lunes de cada mes.'],
];

it.each(CERTAIN)('a sentence that nothing makes false for certain (%s): %s', (language, text) => {
  expect(falseVersion(text, language)).toBeNull();
});

it('takes each sentence of an item by itself', () => {
  const text =
    'Rules of the store:\n\n- Every visitor must sign the book. The gate closes at 18:00.\n- Every driver must wait at the gate.';
  const document = documentOf(`# Store\n\n${text}`, { language: 'en', fileName: 'store.docx' });
  const clear = clearSentences(readQuestionMaterial([document], 'en'));
  expect(clear.map(({ part }) => part.text)).toEqual([
    'Every visitor must sign the book.',
    'Every driver must wait at the gate.',
  ]);
});
