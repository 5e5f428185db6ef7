import { read } from 'cfb';
import { Unreadable } from '../unreadable.ts';

/** The streams of an old Office file. Full paths tell them from those of embedded files. */
export type CompoundFile = { stream(path: string): Buffer | undefined };

export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const { FullPaths, FileIndex } = read(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    { type: 'buffer' },
  );
  // Each path begins with the root's name, which varies. Some programs write all names in capitals.
  const paths = FullPaths.map((path) => path.slice(path.indexOf('/') + 1).toLowerCase());
  return {
    stream(path) {
      const content = FileIndex[paths.indexOf(path.toLowerCase())]?.content;
      return content === undefined ? undefined : Buffer.from(content);
    },
  };
}

/** A stream that every file of this type has. */
export function requiredStream(file: CompoundFile, path: string): Buffer {
  const stream = file.stream(path);
  if (!stream) throw new Unreadable('DOCUMENT_TYPE_MISMATCH', `it has no stream "${path}"`);
  return stream;
}
