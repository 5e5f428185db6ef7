import { MEN } from './men.ts';
import type { Presenter } from './presenter.ts';
import { WOMEN } from './women.ts';

/** All illustrated presenters, women and men alternating. */
export const PRESENTERS: readonly Presenter[] = WOMEN.flatMap((woman, index) => {
  const man = MEN[index];
  return man ? [woman, man] : [woman];
});

export function findPresenter(id: string): Presenter | undefined {
  return PRESENTERS.find((presenter) => presenter.id === id);
}
