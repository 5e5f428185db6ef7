import { SOURCE_LANGUAGES } from '@tarima/languages';
import { expect, it } from 'vitest';
import { spokenText } from './spoken-text.ts';

const { cues, reading } = SOURCE_LANGUAGES.es;

it.each([
  ['[Voz: grita] # Atención al cliente', 'Atención al cliente'],
  ['[12] - Menos reclamaciones', 'Menos reclamaciones'],
  ['[3, 4] 2. Cierra la válvula', 'Cierra la válvula'],
  ['# [Voz: grita] ## Otra escena', 'Otra escena'],
])('removes marks of lists and headings at the beginning: %s', (raw, spoken) => {
  expect(spokenText(raw, cues, reading)).toBe(spoken);
});
