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
 * People manage their own second step, with their password as proof. A change opens or closes
 * companies that require it at once, for sockets too.
 */
export function createOwnSecondFactorService(
  { db, realtime }: Pick<Context, 'db' | 'realtime'>,
  { session, accounts, signIn, secondFactors }: OtherServices,
) {
  /** Refuses people without a password, since a second step adds to one. */
  async function ownPerson({ id }: SignedIn) {
    const person = await accounts.findPerson(id);
    if (!person?.email || !person.passwordHash) throw new AppError('FORBIDDEN');
    return { ...person, email: person.email };
  }

  /** Checks the password, and the code where a second step is on. */
  async function prove(actor: SignedIn, { currentPassword: password, code }: Proof) {
    const { sessionId } = actor;
    const person = await ownPerson(actor);
    const { userId, email } = person;
    const proof = { password, code };
    const { account } = await signIn.tryPassword(email, proof, [person], { sessionId });
    if (!account) throw new AppError('PASSWORD_WRONG');
    return { userId, email };
  }

  /** The same. Refuses where no second step is on. */
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

    /** Ends their other sessions, which began by the password alone. */
    async confirm(actor: SignedIn, code: string): Promise<string[]> {
      const { email } = await ownPerson(actor);
      // A wrong first code counts as an attempt.
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
