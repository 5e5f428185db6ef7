import { expect, test } from 'vitest';
import { normalText, patternOfNeed } from './normal-text.ts';

test.each([
  ['es', 'Dos mil treinta y cinco euros', '2035 euros'],
  ['es', 'Una hora y cuarenta minutos', '1 hora y 40 minutos'],
  ['es', 'el 20 por ciento, o 1.500,50 €', 'el 20 %, o 1500.50 €'],
  ['en', 'Twenty-four hours, a hundred and five pages', '24 hours, a 105 pages'],
  ['en', 'Call +44 20 7946 0147', 'call 442079460147'],
  ['en', '$1,200 within a week, 5%', '$1200 within 1 week, 5 %'],
  ['pt', 'Cento e vinte reais às 11h30', '120 reais as 11.30'],
  ['pt', '(11) 5550-0147 ou 0800 555 0133', '1155500147 ou 08005550133'],
] as const)('a number is written in one way (%s): %s', (language, text, normal) => {
  expect(normalText(text, language)).toBe(normal);
});

test.each([
  ['12 %', 'hasta el doce por ciento', true],
  ['12', 'hasta 12,5 kg', false],
  ['12', 'hasta 312 kg', false],
  ['inspec', 'La inspección diaria', true],
  ['inspec', 'sin reinspección', false],
  ['/llave|tarjeta/', 'Deje la tarjeta', true],
] as const)('%s is needed, "%s" says it: %s', (need, text, isSaid) => {
  expect(patternOfNeed(need, 'es').test(normalText(text, 'es'))).toBe(isSaid);
});
