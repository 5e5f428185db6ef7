import type { Handout } from './handout.ts';
import { setPages } from './set-pages.ts';

/** Sets a handout as a tagged PDF on A4 pages, with an outline. Throws `TypesettingError`. */
export const typesetHandout = (handout: Handout): Promise<Uint8Array> =>
  setPages({ template: 'handout', data: handout, pictures: {} });
