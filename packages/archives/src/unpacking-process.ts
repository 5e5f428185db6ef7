/**
 * The process that unpacks one archive. Its arguments are the archive, the folder and the most bytes of all files.
 * It loads no other package, so it starts at once.
 */

import { type RefusalCode, Refused } from './refused.ts';
import { unpackEntries } from './unpack-entries.ts';

export type UnpackingMessage =
  | { kind: 'progress'; fraction: number }
  | { kind: 'done' }
  | { kind: 'refused'; code: RefusalCode; reason: string }
  | { kind: 'failed'; reason: string };

const [path = '', folder = '', mostBytes = ''] = process.argv.slice(2);

// The caller is gone: nobody would put the folder in place.
process.on('disconnect', () => process.exit(1));

try {
  await unpackEntries(path, folder, {
    mostBytes: Number(mostBytes),
    onProgress: (fraction) => void send({ kind: 'progress', fraction }),
  });
  await send({ kind: 'done' });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  await send(
    error instanceof Refused
      ? { kind: 'refused', code: error.code, reason }
      : { kind: 'failed', reason },
  );
}
process.exit();

function send(message: UnpackingMessage): Promise<void> {
  return new Promise((sent) => process.send?.(message, () => sent()));
}
