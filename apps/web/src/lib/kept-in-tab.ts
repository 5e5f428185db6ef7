import type { Company } from '@tarima/contract';
import type { z } from 'zod';

/** Keeps a form through a reload of this tab; a storage that is full or refused loses only that. */
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

    /** What was typed before; null where there is none, or it was for a company that is not here. */
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
