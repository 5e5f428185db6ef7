import type { SignedIn } from '#server/kit/actor.ts';
import { createOwnTokens } from '#server/kit/own-tokens.ts';
import type { Settings } from '#server/settings/env.ts';
import type { Studio } from '#server/studio.ts';
import { readOrMakeLaunchKey } from '#server/wiring/data-folder.ts';
import { inDataFolder } from '#server/wiring/data-folder-problem.ts';
import { inOwnStudio } from './own-studio.ts';
import type { Terminal } from './terminal.ts';
import type { NamedUserOptions, UserOptions } from './user-options.ts';

export async function printUserLink(
  options: UserOptions,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  const origin = settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
  if (options.action === 'link') {
    terminal.out(`${origin}/?auth=${await ownerToken(settings)}`);
    return;
  }
  await inOwnStudio(settings, async (studio, owner) => {
    if (options.action === 'add') {
      terminal.out(`${origin}/invitation#${await invite(studio, owner, options)}`);
      return;
    }
    const resets = await reset(studio, owner, options);
    for (const { token, fullName } of resets) {
      const link = `${origin}/reset-password#${token}`;
      terminal.out(resets.length > 1 ? `${link} ${fullName}` : link);
    }
  });
}

/** Signed without the database, because a running studio holds it. */
async function ownerToken(settings: Settings): Promise<string> {
  const key = await inDataFolder(settings, () => readOrMakeLaunchKey(settings));
  return createOwnTokens({ key, now: () => new Date() }).signOwner();
}

/** Invites as the studio's owner does on the page of members. */
async function invite(
  { services: { companies, invitations } }: Studio,
  owner: SignedIn,
  { email, company: wanted, role }: NamedUserOptions,
): Promise<string> {
  const known = owner.companies.find(({ name }) => !wanted || name === wanted);
  const company = known ?? {
    ...(await companies.create(owner, wanted ?? '')),
    role: 'owner' as const,
  };
  const owned = companies.authorize({ ...owner, companies: [company] }, company.pk);
  const link = await invitations.invite(owner, owned, { email, role });
  return link.token;
}

/** Several people may share one e-mail, so each gets a link. */
async function reset({ services, context }: Studio, owner: SignedIn, { email }: NamedUserOptions) {
  const { accounts, passwordResets } = services;
  const usable = await accounts.listUsable(context.db, email);
  if (usable.length === 0) throw new Error(`Nobody signs in as ${email}.`);
  const links = usable.map(async ({ userId, fullName }) => {
    const link = await context.db.transaction((tx) => passwordResets.make(tx, owner, userId));
    return { token: link.token, fullName };
  });
  return Promise.all(links);
}
