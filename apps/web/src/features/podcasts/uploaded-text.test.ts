import { expect, it } from 'vitest';
import { withoutText, withText } from './uploaded-text.ts';

it('a file adds its text to what was typed, and takes it away again', () => {
  const both = withText('Lo mío.', 'Texto del archivo.');
  expect(both).toBe('Lo mío.\n\nTexto del archivo.');
  expect(withoutText(both, 'Texto del archivo.')).toBe('Lo mío.');
  expect(withText('  ', 'Texto del archivo.')).toBe('Texto del archivo.');
});

it('what was changed after the upload is kept when the file goes', () => {
  expect(withoutText('Texto del archivo, corregido.', 'Texto del archivo.')).toBe(
    'Texto del archivo, corregido.',
  );
});
