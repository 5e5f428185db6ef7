import { expect, test } from 'vitest';
import { sampleScene } from '../testing/sample-timeline.ts';
import { chooseIcon } from './choose-icon.ts';

const bare = { title: '', points: [], picture: null };

test.each([
  ['Gestión del tiempo', 'clock'],
  ['Data protection', 'chart'],
  ['Segurança no trabalho', 'shield'],
  ['A saúde da equipe', 'heart'],
  ['El presupuesto anual', 'coins'],
])('%s is shown by a %s', (title, icon) => {
  expect(chooseIcon(sampleScene({ ...bare, title }))).toBe(icon);
});

test("the author's wish counts before the title, and scenes without a known word differ", () => {
  expect(chooseIcon(sampleScene({ ...bare, title: 'Tiempo', picture: 'a rocket launch' }))).toBe(
    'rocket',
  );
  const icons = [0, 1, 2, 3].map((index) => chooseIcon(sampleScene({ ...bare, index })));
  expect(new Set(icons).size).toBe(4);
});
