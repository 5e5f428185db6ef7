import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { SignInService } from '../accounts/sign-in.service.ts';
import type { SessionService, SignedIn } from '../session/session.service.ts';
import type { SecondFactorsService } from './second-factors.service.ts';

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
  /** Password, and code where one is on; who has no password here has nothing to add a step to. */
  async function prove({ id, sessionId }: SignedIn, { currentPassword: password, code }: Proof) {
    const person = await accounts.findPerson(id);
    if (!person?.email || !person.passwordHash) throw new AppError('FORBIDDEN');
    const { userId, email, passwordHash } = person;
    const isRight = await signIn.proves(
      { userId, email, passwordHash },
      { password, code },
      { sessionId },
    );
    if (!isRight) throw new AppError('PASSWORD_WRONG');
    return { userId, email };
  }

  return {
    async begin(actor: SignedIn, proof: Proof): Promise<{ secret: string; uri: string }> {
      const { userId, email } = await prove(actor, proof);
      return secondFactors.begin(userId, email);
    },

    /** Their other sessions end: whoever began one by the password alone is not asked any more. */
    async confirm(actor: SignedIn, code: string): Promise<string[]> {
      const first = await secondFactors.readFirst(actor.id, code);
      const { codes, ended } = await db.transaction(async (tx) => ({
        codes: await secondFactors.confirm(tx, actor.id, first),
        ended: await session.endAllOf(tx, actor.id, actor.sessionId),
      }));
      session.cut(ended);
      await realtime.readmit();
      return codes;
    },

    async renewRecoveryCodes(actor: SignedIn, proof: Proof): Promise<string[]> {
      const { userId } = await prove(actor, proof);
      return db.transaction((tx) => secondFactors.makeCodes(tx, userId));
    },

    async turnOff(actor: SignedIn, proof: Proof): Promise<void> {
      const { userId } = await prove(actor, proof);
      await db.transaction((tx) => secondFactors.forget(tx, userId));
      await realtime.readmit();
    },
  };
}
