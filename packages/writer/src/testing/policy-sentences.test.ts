import { LANGUAGES } from '@tarima/contract';
import { expect, test } from 'vitest';
import { POLICY_SENTENCES } from './policy-sentences.ts';

// Benchmarks compute shares of them, so duplicates would count wrongly.
test.each(LANGUAGES)(
  'has a hundred sentences to say and twenty lines not to say, each once: %s',
  (language) => {
    const { said, unsaid } = POLICY_SENTENCES[language];
    expect(said).toHaveLength(100);
    expect(unsaid.length).toBeGreaterThanOrEqual(20);
    expect(new Set([...said, ...unsaid]).size).toBe(said.length + unsaid.length);
  },
);
