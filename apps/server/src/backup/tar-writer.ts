import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { SUMS } from './format.ts';

/** Writes entries one after the other, and their hashes at the end. Others may read them. */
export type TarWriter = {
  /** The tar, to be read while it is written. */
  tar: Readable;
  add: (name: string, size: number, content: Readable) => Promise<void>;
  addText: (name: string, text: string) => Promise<void>;
  /** Adds the hashes and ends the tar. */
  end: () => Promise<void>;
  /** Gives up: whoever reads the tar gets the error. */
  fail: (error: Error) => void;
};

/** @param onBytes gets the number of bytes of each piece of an entry */
export function createTarWriter(
  madeAt: Date,
  onBytes: (bytes: number) => void = () => undefined,
): TarWriter {
  const tar = pack();
  // The tar is a stream of another library.
  const out = new PassThrough();
  // Whoever reads `out` gets its failure.
  pipeline(tar, out).catch(() => undefined);
  /** The last entry of a name counts, as it does when a tar is unpacked. */
  const sums = new Map<string, string>();

  async function add(name: string, size: number, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        onBytes(chunk.length);
        done(null, chunk);
      },
    });
    await pipeline(content, counted, tar.entry({ name, size, mtime: madeAt, mode: 0o600 }));
    sums.set(name, hash.digest('hex'));
  }
  const addText = async (name: string, text: string) => {
    const content = Buffer.from(text);
    await add(name, content.length, Readable.from([content]));
  };
  return {
    tar: out,
    add,
    addText,
    async end() {
      await addText(SUMS, [...sums].map(([name, hash]) => `${hash}  ${name}\n`).join(''));
      tar.finalize();
    },
    fail: (error) => tar.destroy(error),
  };
}
