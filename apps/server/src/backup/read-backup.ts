import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { decrypted, isEncrypted } from './encryption.ts';
import { SUMS } from './format.ts';

/** Its message is a sentence for the person who restores. */
export class BackupError extends Error {}

const CUT_OFF = 'The backup is cut off or damaged. Nothing was restored to the database.';
export const NO_BACKUP = 'This is no backup of Tarima.';
const MOST_SUMS_BYTES = 300_000_000;
const SUM_LINE = /^([\da-f]{64}) {2}(.+)$/u;
const START_BYTES = 64;

/** Takes the content of an entry and reads it to its end. */
export type TakeEntry = (name: string, content: Readable) => Promise<void>;

export async function isEncryptedFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer: start } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return isEncrypted(start);
  } finally {
    await file.close();
  }
}

/**
 * Reads all entries of a backup in their order, and compares each by its hash.
 * @param passphrase null for one that is not encrypted
 * @param onBytes gets the number of bytes of the file that have been read
 * @throws BackupError for a file that is none, or is cut off
 * @returns the names of entries that are damaged
 */
export async function readBackup(
  path: string,
  passphrase: string | null,
  { take, onBytes }: { take: TakeEntry; onBytes: (bytes: number) => void },
): Promise<string[]> {
  const file = createReadStream(path);
  file.on('data', () => onBytes(file.bytesRead)).pause();
  const tar = passphrase === null ? file : await decrypted(file, passphrase);
  const entries = extract();
  const feeding = pipeline(tar, entries).catch((error: unknown) => error);
  // The content of an entry that is cut off never ends by itself.
  const breakOff = { tell: (_error: unknown): void => undefined };
  void feeding.then((error) => error && breakOff.tell(error));
  const found = new Map<string, string>();
  let expected: Map<string, string> | null = null;
  try {
    for await (const entry of entries) {
      const { name } = entry.header;
      // It is a stream of bytes. Its type says less.
      const bytes = entry as AsyncIterable<Buffer>;
      const taken = (async () => {
        if (name === SUMS) expected = readSums(await textOf(bytes, MOST_SUMS_BYTES));
        else found.set(name, await takeHashed(name, bytes, take));
      })();
      await new Promise<void>((resolve, reject) => {
        breakOff.tell = reject;
        taken.then(resolve, reject);
      });
    }
  } catch (error) {
    entries.destroy();
    const cause = await feeding;
    if (isOfSystem(error) || (error !== cause && !isPremature(error))) throw error;
    throw new BackupError(found.size > 0 ? CUT_OFF : NO_BACKUP, { cause });
  }
  const cause = await feeding;
  if (found.size === 0) throw new BackupError(NO_BACKUP, { cause });
  if (!expected) throw new BackupError(CUT_OFF, { cause });
  return differences(found, expected);
}

/** A full disk, for one. It also ends the streams, and is no fault of the backup. */
const isOfSystem = (error: unknown) => error instanceof Error && 'syscall' in error;

/** A stream says this of another that ended before its time. */
const isPremature = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

async function takeHashed(
  name: string,
  entry: AsyncIterable<Buffer>,
  take: TakeEntry,
): Promise<string> {
  const hash = createHash('sha256');
  const content = new PassThrough();
  const feeding = pipeline(
    entry,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    content,
  );
  const taking = take(name, content).catch((error: unknown) => {
    content.destroy();
    throw error;
  });
  // Its own error says more than that of the stream which it no longer reads.
  const [taken, fed] = await Promise.allSettled([taking, feeding]);
  for (const end of [taken, fed]) if (end.status === 'rejected') throw end.reason;
  return hash.digest('hex');
}

/** The text of an entry that is kept in memory. */
export async function textOf(content: AsyncIterable<Buffer>, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new BackupError(NO_BACKUP);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

const readSums = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [, hash, name] = SUM_LINE.exec(line) ?? [];
      return hash && name ? [[name, hash]] : [];
    }),
  );

function differences(found: Map<string, string>, expected: Map<string, string>): string[] {
  const names = new Set([...found.keys(), ...expected.keys()]);
  return [...names].filter((name) => found.get(name) !== expected.get(name));
}
