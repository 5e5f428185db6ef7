import type { Language } from '@tarima/contract';
import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { z } from 'zod';

const RULES: Record<Language, z.core.$ZodErrorMap> = {
  es: z.locales.es().localeError,
  en: z.locales.en().localeError,
  pt: z.locales.pt().localeError,
};

/** The broken rule of the contract, as a sentence for people. */
export function ruleOf(problem: ZodFastifySchemaValidationError, language: Language): string {
  // The issue as zod made it. The library renamed its code.
  const issue = { ...problem.params, code: problem.keyword } as z.core.$ZodRawIssue;
  const said = RULES[language](issue);
  return (typeof said === 'string' ? said : said?.message) ?? problem.message ?? '';
}
