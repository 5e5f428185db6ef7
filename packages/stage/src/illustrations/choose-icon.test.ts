import { expect, test } from 'vitest';
import { chooseIcon } from './choose-icon.ts';

const scene = (title: string, picture: string | null = null) => ({ title, picture });

test.each([
  ['Gestión del tiempo', 'es', 'clock'],
  ['Data protection', 'en', 'chart'],
  ['Segurança no trabalho', 'pt', 'shield'],
  ['A saúde da equipe', 'pt', 'heart'],
  ['El presupuesto anual', 'es', 'coins'],
] as const)('%s is shown by a %s', (title, language, icon) => {
  expect(chooseIcon(scene(title), language)).toBe(icon);
});

test.each([
  ['Listeria en la cocina', 'es'],
  ['Horario', 'en'],
  ['El dato metálico', 'es'],
  ['Planta de residuos', 'es'],
] as const)('%s has no icon, because no word names one', (title, language) => {
  expect(chooseIcon(scene(title), language)).toBeNull();
});

test("the author's words count before the title", () => {
  expect(chooseIcon(scene('Time', 'a big sheet'), 'en')).toBe('clock');
  expect(chooseIcon(scene('Time', 'a shield'), 'en')).toBe('shield');
});
