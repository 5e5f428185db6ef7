import type { Company } from '@tarima/contract';
import type { z } from 'zod';

/** Keeps a form through a reload of this tab. A full or blocked storage keeps nothing. */
export function createTabKeeper<Form extends { companyId: string }>(
  key: string,
  shape: z.ZodType<Form>,
) {
  return {
    keep(form: Form): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(form));
      } catch {
        sessionStorage.removeItem(key);
      }
    },

    /** The kept form; null without one, or if its company is not in `companies`. */
    kept(companies: readonly Company[]): Form | null {
      const text = sessionStorage.getItem(key);
      if (text === null) return null;
      try {
        const { data } = shape.safeParse(JSON.parse(text));
        const isOurs = companies.some(({ pk }) => pk === data?.companyId);
        return isOurs && data ? data : null;
      } catch {
        return null;
      }
    },
  };
}
