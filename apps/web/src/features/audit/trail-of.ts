import type { Company } from '@tarima/contract';

/** A company's trail. Null for that of the whole studio. */
export type TrailOf = Company | null;
