import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tarima/contract';
import { z } from 'zod';
import type { Settings } from '#server/settings/env.ts';

type Problem = 'full' | 'closed';

const MEGABYTE = 1024 ** 2;
/** The size of a first start, with room for a first small project. */
const NEW_FOLDER_MEGABYTES = 100;
const PROBE = Buffer.alloc(MEGABYTE);

const SENTENCES: Record<Problem, Record<Language, string>> = {
  full: {
    es: 'No hay sitio en el disco de «{folder}». Libera {size} MB o más, o elige con STUDIO_DATA_DIR una carpeta en otro disco, y arranca Tarima de nuevo.',
    en: 'There is no room left on the disk of “{folder}”. Free {size} MB or more, or choose a folder on another disk with STUDIO_DATA_DIR, and start Tarima again.',
    pt: 'Não há espaço no disco de “{folder}”. Libere {size} MB ou mais, ou escolha com STUDIO_DATA_DIR uma pasta em outro disco, e inicie o Tarima de novo.',
  },
  closed: {
    es: 'Tarima no puede escribir en «{folder}». Da permiso de escritura a la cuenta que arranca Tarima, monta el disco para escritura, o elige otra carpeta con STUDIO_DATA_DIR.',
    en: 'Tarima cannot write to “{folder}”. Give the account that starts Tarima permission to write there, mount the disk for writing, or choose another folder with STUDIO_DATA_DIR.',
    pt: 'O Tarima não pode escrever em “{folder}”. Dê permissão de escrita à conta que inicia o Tarima, monte o disco para escrita, ou escolha outra pasta com STUDIO_DATA_DIR.',
  },
};

/** Codes of the system, of the embedded database (Emscripten) and of SQLite. */
const CAUSES: Record<Problem, readonly string[]> = {
  full: ['ENOSPC', 'EDQUOT', '53100', 'errno 51', 'errno 19', 'sqlite 13'],
  closed: ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST']
    .concat(['errno 2', 'errno 63', 'errno 69'])
    .concat(['sqlite 8', 'sqlite 10', 'sqlite 14']),
};

/** Writes a probe. Code that reads first would notice a full or closed folder late or never. */
export function probeDataFolder(folder: string, { isNew }: { isNew: boolean }): void {
  const { bavail, bsize } = statfsSync(folder);
  if (isNew && bavail * bsize < NEW_FOLDER_MEGABYTES * MEGABYTE) throw new NoRoomError();
  const path = join(folder, `probe-${process.pid}`);
  try {
    writeFileSync(path, PROBE, { flush: true });
  } finally {
    rmSync(path, { force: true });
  }
}

class NoRoomError extends Error {
  readonly code = 'ENOSPC';
}

/** Does work that needs the data folder. Where it is full or closed, the error tells people so. */
export async function inDataFolder<Result>(
  { dataFolder, language }: Pick<Settings, 'dataFolder' | 'language'>,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const problem = problemOf(cause);
    if (!problem) throw cause;
    const sentence = SENTENCES[problem][language]
      .replace('{folder}', () => dataFolder)
      .replace('{size}', String(NEW_FOLDER_MEGABYTES));
    throw new Error(sentence, { cause });
  }
}

/** True for a disk without room, whoever found it: the system, the embedded database or SQLite. */
export const isFull = (error: unknown): boolean => problemOf(error) === 'full';

const failureSchema = z.object({
  name: z.string().optional(),
  code: z.string().optional(),
  errno: z.number().optional(),
  errcode: z.number().optional(),
  cause: z.unknown().optional(),
});

function problemOf(error: unknown): Problem | undefined {
  const failure = failureSchema.safeParse(error).data;
  if (!failure) return undefined;
  const { name, code, errno, errcode = 0, cause } = failure;
  // The upper bits hold more than SQLite's primary code.
  const named = [code, `${name === 'ErrnoError' && 'errno'} ${errno}`, `sqlite ${errcode & 0xff}`];
  const isOf = (problem: Problem) => CAUSES[problem].some((known) => named.includes(known));
  if (isOf('full')) return 'full';
  return isOf('closed') ? 'closed' : problemOf(cause);
}
