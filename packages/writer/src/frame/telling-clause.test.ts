import { SOURCE_LANGUAGES, WRITING_LANGUAGES } from '@tarima/languages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tellingClause } from './telling-clause.ts';

const toolsOf = (language: 'es' | 'en' | 'pt') => ({
  cues: WRITING_LANGUAGES[language].cues,
  screen: WRITING_LANGUAGES[language].screen,
  readingCues: SOURCE_LANGUAGES[language].reading,
});
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const WORDS = {
  es: 'el equipo revisa la sala y anota los datos que faltan para no perder nada con el trabajo durante la noche sin embargo salvo si 12 días porque también',
  en: 'the team checks the room and writes down the data that is missing so that nothing gets lost by the end of it however unless if 12 days because also',
  pt: 'a equipe verifica a sala e anota os dados que faltam para não perder nada com o trabalho durante a noite no entanto salvo se 12 dias porque também',
};

test.each(['es', 'en', 'pt'] as const)(
  'only words of the text are shown, in their order (%s)',
  (language) => {
    const word = fc.constantFrom(...WORDS[language].split(' '));
    const mark = fc.constantFrom('', '', '', '', ',', ';', ':', '.', ' (', ')', '?', '…');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, mark), { minLength: 1, maxLength: 90 }), (pairs) => {
        const text = pairs.map((pair) => pair.join('')).join(' ');
        const shown = tellingClause(text, toolsOf(language));
        if (shown === null) return;
        expect(shown.length).toBeLessThanOrEqual(151);
        expect(` ${wordsOf(text).join(' ')} `).toContain(` ${wordsOf(shown).join(' ')} `);
      }),
    );
  },
);

test.each([
  [
    'en',
    'Finally, the interface board makes it easy to set up a personal telegraph station by providing a convenient way to provide power to the loop of the sounder.',
    'The interface board makes it easy to set up a personal telegraph station',
  ],
  [
    'es',
    'Asimismo, la construcción de variables derivadas permitió ampliar las posibilidades del conjunto de datos, lo que facilitó la evaluación de la proporcionalidad entre peso y talla.',
    'La construcción de variables derivadas permitió ampliar las posibilidades del conjunto de datos',
  ],
] as const)('a statement loses what it can do without (%s)', (language, text, shown) => {
  expect(tellingClause(text, toolsOf(language))).toBe(shown);
});

test.each([
  [
    'en',
    'Visitors must not enter the production hall of the plant in the presence of forklifts with a load above the height of the driver or without a guide.',
  ],
  [
    'es',
    'Es importante afirmar que todas las decisiones relacionadas con la limpieza de datos, la selección de variables y la interpretación de los resultados fueron revisadas por el equipo del proyecto.',
  ],
] as const)('a rule keeps each of its limits, and a clause its verb (%s)', (language, text) => {
  const shown = tellingClause(text, toolsOf(language)) ?? '';
  expect(shown === text.replace(/\.$/u, '') || shown.endsWith('…')).toBe(true);
});
