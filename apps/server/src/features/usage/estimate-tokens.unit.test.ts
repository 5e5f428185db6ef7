import { PROJECT_TYPES } from '@tarima/contract';
import { expect, it } from 'vitest';
import { estimateTokens } from './estimate-tokens.ts';

const SOURCE_TOKENS = 50_000;

it.each(PROJECT_TYPES)('reads the source of a %s twice to draft, and again to ask', (type) => {
  const instructed = estimateTokens(type, 0);
  const whole = estimateTokens(type, SOURCE_TOKENS);
  expect(whole.inputTokens - instructed.inputTokens).toBe(3 * SOURCE_TOKENS);
  expect(whole.outputTokens).toBe(instructed.outputTokens);
});
