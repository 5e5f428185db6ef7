import { accessSync, constants, existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Check, Finding } from './check.ts';

/** Other accounts must not read these: keys, the owner's link, people and their texts. */
const PRIVATE = [
  'jwt-secret',
  'launch-key',
  'settings-key',
  'typed-settings.json',
  'owner-link',
  'db',
  'blobs',
];
const OTHERS = 0o077;

export const rightsCheck: Check = {
  name: 'Rights',
  look({ dataFolder }) {
    const account = process.getuid?.();
    if (account === undefined) return { state: 'found', found: 'kept by the system' };
    if (!existsSync(dataFolder)) {
      return asRoot(account) ?? { state: 'found', found: 'private once the data folder is made' };
    }
    const there = [dataFolder, ...PRIVATE.map((name) => join(dataFolder, name))].filter(existsSync);
    const closed = there.filter((path) => !mayUse(path));
    if (closed.length > 0) {
      const owners = new Set(closed.map((path) => lstatSync(path).uid));
      const found = `account ${account} may not read and write ${closed.join(', ')}`;
      const todo = `Start as their owner (${[...owners].join(', ')}), or: sudo chown -R ${account} ${dataFolder}`;
      return { state: 'missing', found, todo };
    }
    const foreign = there.filter((path) => lstatSync(path).uid !== account);
    if (foreign.length > 0) {
      const found = `${foreign.join(', ')} belong to another account than ${account}`;
      const todo = `Start as the owner of the data, or: sudo chown -R ${account} ${dataFolder}`;
      return { state: 'absent', found, todo };
    }
    const open = there.filter((path) => (lstatSync(path).mode & OTHERS) !== 0);
    if (open.length > 0) {
      const found = `other accounts may read ${open.join(', ')}`;
      return { state: 'absent', found, todo: `Close them: chmod -R go-rwx ${dataFolder}` };
    }
    return (
      asRoot(account) ?? {
        state: 'found',
        found: `data and keys are private to account ${account}`,
      }
    );
  },
};

function asRoot(account: number): Finding | null {
  if (account !== 0) return null;
  const todo = 'An account of its own is safer: chown the data folder to it and start as it.';
  return { state: 'absent', found: 'this is root', todo };
}

function mayUse(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
