import { type CompanyLook, LOOK_FONTS } from '@tarima/contract';
import { expect, it } from 'vitest';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';
import { recipeOfFirstScene } from './first-scene.ts';

const recipe = (script: string): VideoRecipe => ({
  title: 'Guía',
  script,
  language: 'es',
  settings: {
    ...{ mode: 'stock', presenterId: null, templateId: 'clean', background: 'blue' },
    ...{ format: 'vertical', voiceId: 'es-lucia' },
  },
});
const firstOf = (script: string) => recipeOfFirstScene(recipe(script)).script;

it('has the first scene with spoken words, with its points and directions', () => {
  const scene = '## Uno\n\n[Escena: pasos]\n\n[Voz: cálida]\n\nHola a todos.\n\n- Un punto\n';
  expect(firstOf(`## Título\n\n- Solo se ve\n\n${scene}\n## Dos\n\nAdiós.\n`)).toBe(scene);
  expect(firstOf('Antes.\n\n## Uno\n\nHola.\n')).toBe('Antes.\n');
});

it('ends the speech of an endless scene with a sentence', () => {
  const sentence = 'Esta frase se repite muchas veces en un texto sin títulos.';
  const first = firstOf(`${`${sentence} `.repeat(2_000)}\n\n- Un punto\n`);
  expect(first.length).toBeLessThan(1_200);
  expect(first).toMatch(/títulos\.\n\n- Un punto\n$/u);
});

it('leaves a script without spoken words as it is', () => {
  expect(firstOf('## Título\n\n- Un punto\n')).toBe('## Título\n\n- Un punto\n');
});

it('has the company’s look without its intro and outro', () => {
  const words = recipe('Hola.');
  const look = {
    ...{ accent: '#112233', second: '#445566', font: LOOK_FONTS[0], logo: null, backdrop: null },
    ...{ intro: { title: 'Hola', line: '' }, outro: { title: 'Adiós', line: '' } },
  } satisfies CompanyLook;
  const { settings } = recipeOfFirstScene({ ...words, settings: { ...words.settings, look } });
  expect(settings.look).toEqual({ ...look, intro: null, outro: null });
});
