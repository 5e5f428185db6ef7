import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';

export type Archive = {
  /** A value as readable JSON. */
  addJson: (path: string, value: unknown) => void;
  /** A file of the studio, where it is there. */
  addBlob: (path: string, key: string) => Promise<void>;
};

/**
 * A ZIP that is put together while it is read, so that its size is nobody's memory. What goes wrong on the
 * way ends the stream with an error, which its reader sees as a file that is cut off.
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
      // Videos and sound do not shrink.
      if (await blobs.has(key)) zip.addFile(blobs.pathOf(key), path, { compress: false });
    },
  }).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
}

/** One name in a path of the archive, whatever a person called it: it leads nowhere else. */
export function entryName(name: string, index: number): string {
  const ending = /\.\w{1,10}$/u.exec(name)?.[0] ?? '';
  const plain = attachmentNameOf(name.slice(0, name.length - ending.length), `file${ending}`);
  return `${index + 1}-${plain}`;
}
