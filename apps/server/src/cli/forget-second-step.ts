import type { Settings } from '../env.ts';
import { inOwnStudio } from './own-studio.ts';
import type { Terminal } from './terminal.ts';

/** As an owner does on the page of members; for the studio's owner there is no other way. */
export async function forgetSecondStep(
  email: string,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  await inOwnStudio(settings, async ({ services, context: { db } }, owner) => {
    const { accounts, secondFactors, session, audit } = services;
    const account = await accounts.find(db, email);
    if (!account) throw new Error(`Nobody signs in as ${email}.`);
    const { userId } = account;
    const ended = await db.transaction(async (tx) => {
      await secondFactors.forget(tx, userId);
      return session.endAllOf(tx, userId);
    });
    session.cut(ended);
    const actor = { id: owner.id, name: owner.fullName };
    await audit.record({ action: 'second-factor-reset', actor, subject: userId });
    terminal.out(`${email} signs in by the password alone.`);
  });
}
