import { readOrMakeLaunchKey } from '../data-folder.ts';
import { inDataFolder } from '../data-folder-problem.ts';
import type { Settings } from '../env.ts';
import { createOwnTokens } from '../features/session/own-tokens.ts';
import { createProviders } from '../providers/create-providers.ts';
import { startStudio } from '../start-studio.ts';
import type { Studio } from '../studio.ts';
import type { Terminal } from './terminal.ts';
import type { UserOptions } from './user-options.ts';

type LinkOptions = Exclude<UserOptions, { action: 'forget-second-step' }>;
type Named = Exclude<LinkOptions, { action: 'link' }>;

export async function printUserLink(
  options: LinkOptions,
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
    const path = options.action === 'add' ? 'invitation' : 'reset-password';
    const token = await (options.action === 'add' ? invite : reset)(studio, options);
    terminal.out(`${origin}/${path}#${token}`);
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
  const link = await invitations.invite(owned, { email, role });
  await session.signOut(owner);
  return link.token;
}

async function reset({ services, context }: Studio, { email }: Named): Promise<string> {
  const account = await services.accounts.find(context.db, email);
  if (!account) throw new Error(`Nobody signs in as ${email}.`);
  const link = await services.passwordResets.make(account.userId);
  return link.token;
}
