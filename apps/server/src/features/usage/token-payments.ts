import type { TokenUsage } from '@tarima/writer';
import type { Payment } from '#server/observing/observer.ts';
import type { TokenPrices } from '#server/settings/token-prices.ts';

/** The cost of a model's answer, for the meters. */
export const tokenPayments = (
  { inputTokens, outputTokens }: TokenUsage,
  prices: TokenPrices | null,
): Payment[] => {
  const vendor = 'language-model';
  return [
    { vendor, unit: 'tokens-read', units: inputTokens, unitPrice: prices && prices.input / 1e6 },
    {
      vendor,
      unit: 'tokens-written',
      units: outputTokens,
      unitPrice: prices && prices.output / 1e6,
    },
  ];
};
