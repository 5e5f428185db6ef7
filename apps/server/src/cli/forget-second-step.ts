import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { Settings } from '#server/settings/env.ts';
import type { Studio } from '#server/studio.ts';
import { inOwnStudio } from './own-studio.ts';
import type { Terminal } from './terminal.ts';
import type { NamedUserOptions } from './user-options.ts';

/** Does what an owner does on the page of members. The studio's owner has no other way. */
export async function forgetSecondStep(
  options: NamedUserOptions,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  await inOwnStudio(settings, async (studio, owner) => {
    const { secondFactors, session } = studio.services;
    const { userId, fullName } = await choose(studio, options);
    const ended = await studio.context.db.transaction(async (tx) => {
      const action = 'second-factor-reset';
      await recordDeed(tx, { action, by: owner, personId: userId, subject: userId });
      await secondFactors.forget(tx, userId);
      return session.endAllOf(tx, userId);
    });
    session.cut(ended);
    terminal.out(`${fullName} (${options.email}) signs in by the password alone.`);
  });
}

/** Several people may share one e-mail, each with a second step of their own. */
async function choose({ services, context: { db } }: Studio, { email, person }: NamedUserOptions) {
  const known = await services.accounts.list(db, email);
  const isOn = await Promise.all(known.map(({ userId }) => services.secondFactors.isOn(userId)));
  const asked = known.filter(({ userId }, at) => isOn[at] && (!person || userId === person));
  const [only, ...others] = asked;
  if (!only) throw new Error(`Nobody who signs in as ${email} is asked for a second step.`);
  if (others.length === 0) return only;
  const list = asked.map(({ userId, fullName }) => `  --person ${userId}  ${fullName}`);
  throw new Error([`Say which of them:`, ...list].join('\n'));
}
