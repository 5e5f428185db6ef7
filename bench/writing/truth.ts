import { LANGUAGES, MAIN_OBJECTIVES, TONES } from '@tarima/contract';
import { z } from 'zod';

const factSchema = z.object({
  id: z.string(),
  /** A name for subtotals. Only `question` is searched differently, because a title may ask it. */
  kind: z.string(),
  /** 3: leaving it out is dangerous or makes the training wrong. 0: it counts in a group only. */
  weight: z.number().int().min(0).max(3),
  /** The fact's text in the document. */
  text: z.string(),
  /** All of these must be said: the start of a word, a number, or `/…/`, a pattern. */
  needs: z.array(z.string()).min(1),
  section: z.string(),
  /** The headings above the fact, the document's title first. */
  path: z.array(z.string()),
  /** True if saying the fact without a "no" would be wrong. */
  negation: z.boolean().default(false),
  order: z.object({ procedure: z.string(), index: z.number().int() }).optional(),
  /** The facts that must stay together with it. */
  with: z.array(z.string()).default([]),
});

/** The facts that a document most needs said. `furniture` are the texts that no script may say. */
export const truthSchema = z
  .object({
    id: z.string(),
    language: z.enum(LANGUAGES),
    /** A file of the folder `docs`. */
    file: z.string(),
    title: z.string(),
    settings: z.object({
      tone: z.enum(TONES),
      objective: z.enum(MAIN_OBJECTIVES),
      audience: z.string(),
    }),
    furniture: z.array(z.string()),
    facts: z.array(factSchema),
  })
  .refine(
    ({ facts }) => {
      const ids = new Set(facts.map(({ id }) => id));
      return (
        ids.size === facts.length && facts.every((fact) => fact.with.every((id) => ids.has(id)))
      );
    },
    { error: 'every fact has an id of its own, and stands with facts that there are' },
  );

export type Truth = z.infer<typeof truthSchema>;
export type Fact = Truth['facts'][number];
