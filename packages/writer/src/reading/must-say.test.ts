import { SOURCE_LANGUAGES, type SourceLanguage } from '@tarima/languages';
import { expect, it } from 'vitest';
import { mustSayOf } from './must-say.ts';

const kindsOf = (language: SourceLanguage, text: string) =>
  mustSayOf(text, SOURCE_LANGUAGES[language].reading);

it.each([
  ['pt', 'O reembolso só será feito mediante a prestação de contas.', 'prohibition'],
  ['pt', 'Não serão aceitas contas sem o formulário.', 'prohibition'],
  ['pt', 'O funcionário encaminhará as duas vias à Diretoria.', 'obligation'],
  ['es', 'No se aceptarán recibos sin fecha.', 'prohibition'],
  ['es', 'La persona enviará el formulario a su jefe.', 'obligation'],
  ['en', 'Absence that was not notified will be treated as unauthorised.', 'obligation'],
] as const)('finds a rule in the future tense of a policy in %s: %s', (language, text, kind) => {
  expect(kindsOf(language, text)).toContain(kind);
});

it('does not mistake "may not need" for a prohibition', () => {
  expect(kindsOf('en', 'You may not need a second form.')).not.toContain('prohibition');
});
