import { expect, it } from 'vitest';
import { tokenPayments } from './token-payments.ts';

const usage = { inputTokens: 1_000, outputTokens: 10 };

it('prices each token, as prices are for a million', () => {
  expect(tokenPayments(usage, { input: 2, output: 8 })).toEqual([
    { vendor: 'language-model', unit: 'tokens-read', units: 1_000, unitPrice: 0.000_002 },
    { vendor: 'language-model', unit: 'tokens-written', units: 10, unitPrice: 0.000_008 },
  ]);
});

it('tells a free model from one without prices', () => {
  const pricesOf = (prices: Parameters<typeof tokenPayments>[1]) =>
    tokenPayments(usage, prices).map(({ unitPrice }) => unitPrice);
  expect(pricesOf({ input: 0, output: 0 })).toEqual([0, 0]);
  expect(pricesOf(null)).toEqual([null, null]);
});
