import type { TokenCount } from '@tarima/contract';
import type { TokenUsage } from '@tarima/writer';

/** US dollars for a million tokens. */
export type TokenPrices = { input: number; output: number };

/** Tokens with their cost at these prices. */
export const priced = (usage: TokenUsage, prices: TokenPrices | null): TokenCount => ({
  ...usage,
  cost:
    prices && (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1_000_000,
});
