import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type BlobStore, ifThere } from '#server/blobs/blob-store.ts';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';

export type Archive = {
  /** Adds a value as readable JSON. */
  addJson: (path: string, value: unknown) => void;
  /** Adds a stored file, if it exists. */
  addBlob: (path: string, key: string) => Promise<void>;
};

/**
 * A ZIP that is built while it is read, to keep memory small. An error ends the stream, and the
 * reader sees a file that is cut off.
 */
export function writeArchive(
  blobs: BlobStore,
  fill: (archive: Archive) => Promise<void>,
): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.on('error', (error: Error) => output.destroy(error));
  fill({
    addJson(path, value) {
      zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), path);
    },
    async addBlob(path, key) {
      // Nobody reads any more.
      if (output.destroyed) return;
      const blob = await ifThere(blobs.open(key));
      if (!blob) return;
      // Videos and audio are compressed already.
      const options = { compress: false };
      if ('path' in blob) return zip.addFile(blob.path, path, options);
      // Opened when its turn comes: the store would not wait for the files before it.
      zip.addReadStreamLazy(path, options, (send) => {
        const stream = blob.read({ from: 0, to: blob.bytes - 1 });
        stream.once('error', (error) => output.destroy(error));
        output.once('close', () => stream.destroy());
        send(null, stream);
      });
    },
  }).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

/** A safe name for one part of a path. It cannot lead to another folder. */
export function entryName(name: string, index: number): string {
  const ending = /\.\w{1,10}$/u.exec(name)?.[0] ?? '';
  const plain = attachmentNameOf(name.slice(0, name.length - ending.length), `file${ending}`);
  return `${index + 1}-${plain}`;
}
