import { expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

it.each([
  ['es', 'La gestión del tiempo es una habilidad que se puede aprender con la práctica diaria.'],
  [
    'pt',
    'A gestão do tempo é uma habilidade que se pode aprender com a prática diária no trabalho.',
  ],
  ['en', 'Time management is a skill that you can learn with daily practice at work.'],
  ['fr', 'La gestion du temps est une compétence que l’on peut apprendre avec de la pratique.'],
  ['de', 'Zeitmanagement ist eine Fähigkeit, die man mit täglicher Übung lernen kann.'],
  ['it', 'La gestione del tempo è una capacità che si può imparare con la pratica di ogni giorno.'],
  ['other', '時間管理は毎日の練習で身につけることができる技術です。'],
  ['other', '1234 5678 !!'],
])('detects %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});
