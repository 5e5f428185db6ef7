import type { Context } from '#server/context.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { SecondFactorsService } from '#server/features/people/second-factors/second-factors.service.ts';
import type { SessionService } from '#server/features/people/session/session.service.ts';
import type { SignedIn } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AccountsService } from './accounts.service.ts';
import type { SignInService } from './sign-in.service.ts';

type OtherServices = {
  session: SessionService;
  accounts: AccountsService;
  signIn: SignInService;
  secondFactors: SecondFactorsService;
};
type Proof = { currentPassword: string; code?: string };

/**
 * What people do with their own second step: a stolen session alone changes nothing of it. Companies
 * that require it open and close at once, to sockets too.
 */
export function createOwnSecondFactorService(
  { db, realtime }: Pick<Context, 'db' | 'realtime'>,
  { session, accounts, signIn, secondFactors }: OtherServices,
) {
  /** Who has no password here has nothing to add a step to. */
  async function ownPerson({ id }: SignedIn) {
    const person = await accounts.findPerson(id);
    if (!person?.email || !person.passwordHash) throw new AppError('FORBIDDEN');
    return { ...person, email: person.email };
  }

  /** Password, and code where one is on. */
  async function prove(actor: SignedIn, { currentPassword: password, code }: Proof) {
    const { sessionId } = actor;
    const person = await ownPerson(actor);
    const { userId, email } = person;
    const proof = { password, code };
    const { account } = await signIn.tryPassword(email, proof, [person], { sessionId });
    if (!account) throw new AppError('PASSWORD_WRONG');
    return { userId, email };
  }

  /** The same of who has one on. */
  async function proveBoth(actor: SignedIn, proof: Proof): Promise<string> {
    const { userId } = await prove(actor, proof);
    if (!(await secondFactors.isOn(userId))) throw new AppError('NOT_FOUND');
    return userId;
  }

  return {
    async begin(actor: SignedIn, proof: Proof): Promise<{ secret: string; uri: string }> {
      const { userId, email } = await prove(actor, proof);
      return secondFactors.begin(userId, email);
    },

    /** Their other sessions end: whoever began one by the password alone is not asked any more. */
    async confirm(actor: SignedIn, code: string): Promise<string[]> {
      const { email } = await ownPerson(actor);
      // A wrong first code is a guess like any other.
      const first = await signIn.counted(email, { sessionId: actor.sessionId }, async () => ({
        isRight: true,
        result: await secondFactors.readFirst(actor.id, code),
      }));
      const { codes, ended } = await db.transaction(async (tx) => {
        await recordDeed(tx, { action: 'second-factor-on', by: actor, personId: actor.id });
        return {
          codes: await secondFactors.confirm(tx, actor.id, first),
          ended: await session.endAllOf(tx, actor.id, actor.sessionId),
        };
      });
      session.cut(ended);
      await realtime.readmit();
      return codes;
    },

    async renewRecoveryCodes(actor: SignedIn, proof: Proof): Promise<string[]> {
      const userId = await proveBoth(actor, proof);
      return db.transaction(async (tx) => {
        await recordDeed(tx, { action: 'recovery-codes-made', by: actor, personId: userId });
        return secondFactors.makeCodes(tx, userId);
      });
    },

    async turnOff(actor: SignedIn, proof: Proof): Promise<void> {
      const userId = await proveBoth(actor, proof);
      await db.transaction(async (tx) => {
        await recordDeed(tx, { action: 'second-factor-off', by: actor, personId: userId });
        await secondFactors.forget(tx, userId);
      });
      await realtime.readmit();
    },
  };
}
