import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MisbehavingStorage } from './misbehaving-storage.ts';

const MEGABYTE = Buffer.alloc(1024 ** 2);

const OWN_MOUNTS = ['unshare', '--map-root-user', '--mount'];

/** Some systems let no process have a disk of its own. */
export function canMountDisks(): boolean {
  const [command = '', ...rest] = OWN_MOUNTS;
  return spawnSync(command, [...rest, 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0;
}

/** A small disk at a path that only a studio's processes see. It goes when this process ends. */
export async function mountOwnDisk(
  path: string,
  // A disk whose files are always open for writing cannot be closed.
  { megabytes, canClose }: { megabytes: number; canClose: boolean },
) {
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=700 none "$0" && echo there && exec cat`;
  const [command = '', ...rest] = OWN_MOUNTS;
  const keeper = spawn(command, [...rest, 'sh', '-c', mount, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(keeper.stdout, 'data');
  const enter = ['nsenter', '--user', '--mount', '--preserve-credentials', '--target'].concat([
    String(keeper.pid),
    '--',
  ]);
  const seenFromOutside = (inside: string) => `/proc/${keeper.pid}/root${inside}`;
  return {
    /** Runs a command where the disk is. */
    enter,
    seenFromOutside,
    storage: storageOf({ enter, path, canClose, ballast: seenFromOutside(join(path, 'ballast')) }),
    close: () => ended(keeper),
  };
}

function storageOf({
  enter,
  path,
  canClose,
  ballast,
}: {
  enter: string[];
  path: string;
  canClose: boolean;
  ballast: string;
}): MisbehavingStorage {
  const [command = '', ...rest] = enter;
  const remount = (how: 'ro' | 'rw') =>
    spawnSync(command, [...rest, 'mount', '-o', `remount,${how}`, path], { encoding: 'utf8' });
  return {
    async becomes(state) {
      if (state === 'full') return fill(ballast);
      if (state === 'failing') throw new Error('a disk of memory does not fail');
      // Refused while a file is open for writing.
      while (remount('ro').status !== 0) await new Promise((resolve) => setTimeout(resolve, 1));
    },
    async heals() {
      const { status, stderr } = remount('rw');
      if (status !== 0) throw new Error(stderr);
      await rm(ballast, { force: true });
    },
    states: canClose ? ['full', 'read-only'] : ['full'],
    hasRefused: null,
  };
}

async function fill(ballast: string): Promise<void> {
  const bytes = async function* () {
    for (;;) yield MEGABYTE;
  };
  await pipeline(bytes, createWriteStream(ballast)).catch((error) => {
    if (error.code !== 'ENOSPC') throw error;
  });
}

async function ended(keeper: ChildProcess): Promise<void> {
  const gone = once(keeper, 'exit');
  keeper.kill('SIGKILL');
  await gone;
}
