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

it.each([
  ['-15 °C', '-15 °C'],
  ['–5 % de merma', '–5 % de merma'],
  ['+34 600 000 000', '+34 600 000 000'],
  ['> 10 bar', '> 10 bar'],
  ['>= 6 bar', '>= 6 bar'],
  ['=< 4', '=< 4'],
  ['> -5', '> -5'],
  ['> = 8', '> = 8'],
  ['>> 10', '>> 10'],
  ['-.5', '-.5'],
  ['-∞', '-∞'],
  ['#5', '#5'],
  ['> Cita', 'Cita'],
  ['- 15 cajas', '15 cajas'],
  ['-Casco', 'Casco'],
])('keeps the sign of a number, and removes the dash of a list: %s', (raw, spoken) => {
  expect(spokenText(raw, cues, reading)).toBe(spoken);
});

it.each([
  ['2.0 GHz o superior', '2.0 GHz o superior'],
  ['3.5 horas de carga', '3.5 horas de carga'],
  ['0.5 Litros', '0.5 Litros'],
  ['1.4 Uso del panel', 'Uso del panel'],
  ['2.1 SQL Server', 'SQL Server'],
  ['1.4.2 uso del panel', 'uso del panel'],
])('removes the number of a section, and keeps an amount: %s', (raw, spoken) => {
  expect(spokenText(raw, cues, reading)).toBe(spoken);
});

it.each([
  ['Un depósito de 0,08 m³ de agua.³', 'Un depósito de 0,08 m³ de agua.'],
  ['Se mide en cm³ según la norma⁴.', 'Se mide en cm³ según la norma.'],
])('removes the number of a footnote, and keeps a power: %s', (raw, spoken) => {
  expect(spokenText(raw, cues, reading)).toBe(spoken);
});
