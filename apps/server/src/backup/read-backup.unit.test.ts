import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { expect, it } from 'vitest';
import { readBackup } from './read-backup.ts';

const FULL_DISK = '/dev/full';

it.runIf(process.platform === 'linux')(
  'does not call a backup damaged if the disk is full',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tarima-full-'));
    const path = join(folder, 'backup.tar');
    const tar = pack();
    tar.entry({ name: 'blobs/a' }, Buffer.alloc(1_000_000));
    tar.finalize();
    await writeFile(path, await buffer(tar));
    const restoring = readBackup(path, null, {
      onBytes: () => undefined,
      take: (_name, content) => pipeline(content, createWriteStream(FULL_DISK)),
    });
    await expect(restoring).rejects.toMatchObject({ code: 'ENOSPC' });
    await rm(folder, { recursive: true });
  },
);
