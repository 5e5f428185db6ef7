import { LANGUAGES, MAIN_OBJECTIVES, TONES } from '@tarima/contract';
import { z } from 'zod';

const factSchema = z.object({
  id: z.string(),
  /** A name to add up by; only `question` is found otherwise, for a title may ask it. */
  kind: z.string(),
  /** 3: leaving it out is dangerous or makes the training wrong. 0: it does not count by itself. */
  weight: z.number().int().min(0).max(3),
  /** As it stands in the document. */
  text: z.string(),
  /** What must all be said: the beginning of a word, a number, or `/…/`, a pattern. */
  needs: z.array(z.string()).min(1),
  section: z.string(),
  /** Its headings, the title of the document first. */
  path: z.array(z.string()),
  /** Said wrongly where nothing beside it says no. */
  negation: z.boolean().default(false),
  order: z.object({ procedure: z.string(), index: z.number().int() }).optional(),
  /** The facts that it must not be parted from. */
  with: z.array(z.string()).default([]),
});

/** What a document most wants said, and what of it must never be spoken. */
export const truthSchema = z
  .object({
    id: z.string(),
    language: z.enum(LANGUAGES),
    /** In the folder `docs`. */
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
