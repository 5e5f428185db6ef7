import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { networkOf } from '#server/features/people/accounts/network-of.ts';
import {
  countAttempts,
  takeBackAttempts,
} from '#server/features/people/accounts/password-attempts.ts';
import { comparePassword } from '#server/features/people/accounts/passwords.ts';
import { AppError } from '#server/kit/errors.ts';
import { createOneByOne } from '#server/kit/one-by-one.ts';
import { hashOfSecret } from '#server/kit/secret-tokens.ts';
import type { LearnerLinkRow } from './learner-links.repo.ts';

/** Wrong passwords of a whole class behind one address, until they are forgotten. */
const MOST_OF_NETWORK = 30;
/** The same for all addresses together, since an attacker may have many. */
const MOST_OF_ALL = 200;
const SALT_BYTES = 16;

export const hashOfPassword = async (password: string): Promise<string> =>
  (await comparePassword(password, [], randomBytes(SALT_BYTES))).hash;

export function createLinkPasswords({ db, now }: Pick<Context, 'db' | 'now'>) {
  // A class that enters together is no attack. Only wrong tries stay counted.
  const inTurn = createOneByOne();

  async function isRight(
    { id, passwordHash }: LearnerLinkRow,
    password: string,
    address: string,
  ): Promise<boolean> {
    const places = [
      { name: `network ${networkOf(address)}`, most: MOST_OF_NETWORK },
      { name: 'all', most: MOST_OF_ALL },
    ].map(({ name, most }) => ({ key: hashOfSecret(`learner link ${id}\n${name}`), most }));
    const retryAfterMs = await countAttempts(db, places, now());
    if (retryAfterMs !== null) throw new AppError('RATE_LIMITED', { retryAfterMs });
    const known = [{ passwordHash }];
    const { account } = await comparePassword(password, known, randomBytes(SALT_BYTES));
    if (account) await takeBackAttempts(db, places);
    return account !== null;
  }

  return {
    /** Refuses a wrong password, and any one after too many wrong ones. */
    async assertRight(link: LearnerLinkRow, password: string, address: string): Promise<void> {
      const right = await inTurn(link.id, () => isRight(link, password, address));
      if (!right) throw new AppError('LEARNER_LINK_PASSWORD_WRONG');
    },
  };
}
