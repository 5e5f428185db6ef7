import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/kit/errors.ts';
import { hashOfSecret } from '#server/kit/secret-tokens.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  findPendingKey,
  replaceRecoveryCodes,
  savePendingKey,
  takeRecoveryCode,
  takeStep,
} from './second-factors.repo.ts';
import { makeRecoveryCodes, makeSecretKey, plainCode, stepOf, uriOf } from './totp.ts';

/** The second step: a code of an app, or a recovery code. The caller checks the permission. */
export function createSecondFactorsService({ db, now }: Pick<Context, 'db' | 'now'>) {
  async function passes(userId: string, secret: string, code: string): Promise<boolean> {
    const step = stepOf(secret, code, now());
    if (step !== null) return takeStep(db, userId, step);
    return takeRecoveryCode(db, userId, hashOfSecret(code));
  }

  async function makeCodes(tx: Queryable, userId: string): Promise<string[]> {
    const codes = makeRecoveryCodes();
    await replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => hashOfSecret(plainCode(code))),
    );
    return codes;
  }

  return {
    /**
     * Refuses where the code of a second step is missing, wrong or used. Answers the key of the
     * second step, or null if none is on.
     */
    async assertPassed(userId: string, code: string | undefined): Promise<string | null> {
      const factor = await findFactor(db, userId);
      if (!factor) return null;
      if (!code) throw new AppError('SECOND_FACTOR_NEEDED');
      const isRight = await passes(userId, factor.secret, plainCode(code));
      if (!isRight) throw new AppError('SECOND_FACTOR_WRONG');
      return factor.secret;
    },

    isOn: async (userId: string) => (await findFactor(db, userId)) !== null,
    keyOf: async (tx: Queryable, userId: string) => (await findFactor(tx, userId))?.secret ?? null,

    /** The number of recovery codes left. Null if no second step is on. */
    async get(userId: string): Promise<{ recoveryCodes: number } | null> {
      if (!(await findFactor(db, userId))) return null;
      return { recoveryCodes: await countRecoveryCodes(db, userId) };
    },

    /** A new key for an app. It counts once its first code has come. */
    async begin(userId: string, email: string): Promise<{ secret: string; uri: string }> {
      const secret = makeSecretKey();
      const isKept = await savePendingKey(db, userId, secret);
      if (!isKept) throw new AppError('SECOND_FACTOR_NEEDED');
      return { secret, uri: uriOf(secret, email) };
    },

    /** The key of a first code, and the half minute that the code belongs to. */
    async readFirst(userId: string, code: string): Promise<{ secret: string; lastStep: number }> {
      const secret = await findPendingKey(db, userId);
      const lastStep = secret && stepOf(secret, plainCode(code), now());
      if (!secret || !lastStep) throw new AppError('SECOND_FACTOR_WRONG');
      return { secret, lastStep };
    },

    /** Turns the second step on. Answers the recovery codes. */
    async confirm(
      tx: Queryable,
      userId: string,
      first: { secret: string; lastStep: number },
    ): Promise<string[]> {
      const isOn = await confirmFactor(tx, userId, { ...first, confirmedAt: now() });
      if (!isOn) throw new AppError('SECOND_FACTOR_WRONG');
      return makeCodes(tx, userId);
    },

    makeCodes,
    forget: deleteFactor,
  };
}
export type SecondFactorsService = ReturnType<typeof createSecondFactorsService>;
