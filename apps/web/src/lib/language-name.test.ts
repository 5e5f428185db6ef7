import { expect, it } from 'vitest';
import { languageLabel, languageName } from './language-name.ts';

it('names a language in the language of the interface, with a capital where it stands alone', () => {
  expect(languageName('pt-BR')).toBe('portugués de Brasil');
  expect(languageLabel('pt-BR')).toBe('Portugués de Brasil');
});

it('leaves a code that is none', () => {
  expect(languageName('not a code')).toBe('not a code');
});
