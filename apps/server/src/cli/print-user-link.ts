import { readOrMakeLaunchKey } from '../data-folder.ts';
import { inDataFolder } from '../data-folder-problem.ts';
import type { Settings } from '../env.ts';
import { createOwnTokens } from '../features/session/own-tokens.ts';
import { createProviders } from '../providers/create-providers.ts';
import { startStudio } from '../start-studio.ts';
import type { Studio } from '../studio.ts';
import type { Terminal } from './terminal.ts';
import type { UserOptions } from './user-options.ts';

type Named = Exclude<UserOptions, { action: 'link' }>;

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
  const studio = await startStudio({ ...settings, logLevel: 'silent' }, createProviders);
  try {
    if (options.action === 'add') {
      terminal.out(`${origin}/invitation#${await invite(studio, options)}`);
      return;
    }
    const resets = await reset(studio, options);
    for (const { token, fullName } of resets) {
      const link = `${origin}/reset-password#${token}`;
      terminal.out(resets.length > 1 ? `${link} ${fullName}` : link);
    }
  } finally {
    await studio.stop();
  }
}

/** Signed without the database, which a running studio holds. */
async function ownerToken(settings: Settings): Promise<string> {
  const key = await inDataFolder(settings, () => readOrMakeLaunchKey(settings.dataFolder));
  return createOwnTokens({ key, now: () => new Date() }).signOwner();
}

/** As the owner of the studio does on the page of members. */
async function invite({ services }: Studio, { email, company, role }: Named): Promise<string> {
  const { session, companies, invitations } = services;
  const { token } = await session.login(await session.launchOwner());
  let owner = await session.authenticate(token);
  if (company && !owner.companies.some(({ name }) => name === company)) {
    await companies.create(owner, company);
    owner = await session.authenticate(token);
  }
  const wanted = owner.companies.find(({ name }) => !company || name === company);
  const owned = companies.authorize(owner, wanted?.pk ?? '');
  const link = await invitations.invite(owner, owned, { email, role });
  await session.signOut(owner);
  return link.token;
}

/** Several people may sign in by one e-mail: a link for each. */
async function reset({ services, context }: Studio, { email }: Named) {
  const { session, accounts, passwordResets } = services;
  const usable = await accounts.listUsable(context.db, email);
  if (usable.length === 0) throw new Error(`Nobody signs in as ${email}.`);
  const { token } = await session.login(await session.launchOwner());
  const owner = await session.authenticate(token);
  const links = usable.map(async ({ userId, fullName }) => {
    const link = await passwordResets.make(owner, userId);
    return { token: link.token, fullName };
  });
  const made = await Promise.all(links);
  await session.signOut(owner);
  return made;
}
