import type { PlaceInLine } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/kit/actor.ts';
import { ownCompany } from '#server/kit/tenancy.ts';
import { findPlace } from '#server/queue/place-in-line.ts';
import { findCompanyOf } from './line.repo.ts';

export function createLineService({ db, jobs }: Pick<Context, 'db' | 'jobs'>) {
  return {
    /** The place of a thing's work in its line. Null if it does not wait. */
    async placeOf(actor: Actor, id: string): Promise<PlaceInLine | null> {
      ownCompany(actor, (await findCompanyOf(db, id)) ?? '');
      return findPlace({ db, jobs }, id);
    },
  };
}
