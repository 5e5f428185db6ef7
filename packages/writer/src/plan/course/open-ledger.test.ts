import { expect, it } from 'vitest';
import { documentOf } from '../../testing/document-of.ts';
import { openLedger } from './open-ledger.ts';

it('has every unit unsaid and counts no exercise as a loss', () => {
  const document = documentOf(
    `# Grúa
Nunca camines bajo una carga suspendida en la grúa del almacén.
# Ejercicios
1. Escribe tres normas de la grúa que debes cumplir siempre.
2. Di a quién debes llamar cuando falla el freno de la grúa.`,
    { language: 'es', fileName: 'grúa.docx' },
  );
  const ledger = openLedger([document], 'es');
  const [rule, ...exercises] = ledger;
  expect(rule).toMatchObject({
    fate: 'left',
    reason: null,
    mustSay: expect.arrayContaining(['prohibition']),
  });
  expect(exercises.length).toBeGreaterThan(0);
  expect(new Set(exercises.map(({ reason }) => reason))).toEqual(new Set(['exercise']));
});
