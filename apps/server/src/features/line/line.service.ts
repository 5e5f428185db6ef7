import type { PlaceInLine } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { findPlace } from '#server/jobs/place-in-line.ts';
import { ownCompany } from '#server/tenancy.ts';
import type { Actor } from '../session/session.service.ts';
import { findCompanyOf } from './line.repo.ts';

export function createLineService({ db }: Pick<Context, 'db'>) {
  return {
    /** Where the work on a thing stands in its line; null where it does not wait. */
    async placeOf(actor: Actor, id: string): Promise<PlaceInLine | null> {
      ownCompany(actor, (await findCompanyOf(db, id)) ?? '');
      return findPlace(db, id);
    },
  };
}
