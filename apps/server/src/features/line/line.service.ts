import type { PlaceInLine } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { findPlace } from '#server/jobs/turns.ts';
import { asAuthorized } from '#server/tenancy.ts';
import type { Actor } from '../session/session.service.ts';

export function createLineService({ db }: Pick<Context, 'db'>) {
  return {
    /** Where the work on a thing stands in its line; null where it does not wait, or is not theirs. */
    async placeOf(actor: Actor, id: string): Promise<PlaceInLine | null> {
      const found = asAuthorized(actor, await findPlace(db, id));
      return found && { place: found.place, seconds: found.seconds };
    },
  };
}
