import { STORAGE_KEYS } from '@tarima/contract';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { fetchTexts, startTranslations } from '#web/i18n/index.ts';
import { spokenMinutes } from './spoken-time.ts';

beforeAll(async () => {
  localStorage.setItem(STORAGE_KEYS.language, 'es');
  await startTranslations();
  await fetchTexts('rooms');
});

test('shows minutes below an hour, and hours with minutes above', () => {
  const spoken = [0.2, 12, 59, 60, 65, 125].map((minutes) => spokenMinutes(minutes, i18next.t));
  expect(spoken).toEqual([
    '1 min',
    '12 min',
    '59 min',
    '1 h y 0 min',
    '1 h y 5 min',
    '2 h y 5 min',
  ]);
});
