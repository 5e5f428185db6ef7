import type { Queryable } from '#server/db/database.ts';
import type { SignedIn } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { assertOwner } from '#server/kit/tenancy.ts';
import { isSecondFactorRequired } from './second-factors.repo.ts';

/**
 * For deeds that reach the data of every company. If a company requires a second step, the studio's owner needs
 * one, too.
 */
export async function assertSecuredOwner(db: Queryable, actor: SignedIn): Promise<void> {
  assertOwner(actor);
  if (actor.isSecured) return;
  if (await isSecondFactorRequired(db)) throw new AppError('SECOND_FACTOR_FIRST');
}
