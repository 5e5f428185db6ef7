import { expect, it } from 'vitest';
import { withoutText, withText } from './uploaded-text.ts';

it('a file appends its text, and its removal deletes that again', () => {
  const both = withText('Lo mío.', 'Texto del archivo.');
  expect(both).toBe('Lo mío.\n\nTexto del archivo.');
  expect(withoutText(both, 'Texto del archivo.')).toBe('Lo mío.');
  expect(withText('  ', 'Texto del archivo.')).toBe('Texto del archivo.');
});

it('text edited after the upload survives the removal of the file', () => {
  expect(withoutText('Texto del archivo, corregido.', 'Texto del archivo.')).toBe(
    'Texto del archivo, corregido.',
  );
});
