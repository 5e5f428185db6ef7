import { WRITING_LANGUAGES } from '@tarima/languages';
import { describe, expect, it } from 'vitest';
import { formOf, isClause } from './list-form.ts';

const es = WRITING_LANGUAGES.es.cues;
const en = WRITING_LANGUAGES.en.cues;

describe('formOf', () => {
  it.each([
    [en, 'Annual leave', 'noun'],
    [en, 'Extrapolation', 'noun'],
    [en, 'Take total RAM', 'order'],
    [en, 'Stage 1, March 2014 to mid-2015', 'noun'],
    [en, 'Easy to implement', null],
    [en, 'Subtract OS allowance', 'order'],
    [en, 'Expressing rates of pay as hourly', 'gerund'],
    [en, 'You forget the password', null],
    [en, 'Every site is different', null],
    [en, 'Static Content Relatively Cheap', null],
    [en, 'Lightweight', null],
    [en, 'Accessed for every request', null],
    [es, 'Copia de seguridad automática', 'noun'],
    [es, 'Guardar los cambios', 'order'],
  ] as const)('distinguishes things from things to do: %#', (cues, text, form) => {
    expect(formOf(text, cues)).toBe(form);
  });
});

describe('isClause', () => {
  it.each([
    [en, 'Linux uses one process per thread.', true],
    [en, 'Examples of modules that can die.', false],
    [en, 'Review of summary of independent audit results.', false],
    [en, 'An index of award facilitative provisions.', false],
    [es, 'Saber lo qué hay que respaldar y recuperar.', false],
    [es, 'El vidrio se recicla y tiene muchos usos.', true],
  ] as const)('ignores the verb of a relative clause: %#', (cues, text, expected) => {
    expect(isClause(text, cues)).toBe(expected);
  });
});
