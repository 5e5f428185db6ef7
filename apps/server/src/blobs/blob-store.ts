import type { Readable } from 'node:stream';

/**
 * The files of the studio by key (`files/<id>`). The server alone makes keys, never from a name that a person
 * chose. A blob appears whole or not at all. Its folder is all of its key before the last slash.
 *
 * A store that is away or refuses throws a StorageError.
 */
export type BlobStore = {
  has: (key: string) => Promise<boolean>;
  /** Its bytes. Throws ENOENT if there is none. */
  sizeOf: (key: string) => Promise<number>;
  /**
   * A file on this disk with a blob's bytes, only to be read. Throws ENOENT if there is none.
   * A copy of a remote blob stays for six hours after its last use.
   */
  localPath: (key: string) => Promise<string>;
  /** A blob to send. Throws ENOENT if there is none. */
  open: (key: string) => Promise<OpenBlob>;
  /** Throws if the store cannot be used now. */
  check: () => Promise<void>;
  /** A new path on this disk, in an existing folder. The caller writes its file. */
  temporaryPath: (extension?: string) => Promise<string>;
  /** Moves a finished file to its key; replaces what is there. */
  put: (key: string, temporaryPath: string) => Promise<void>;
  /** Puts the same bytes under another key; neither changes with the other. */
  copy: (key: string, newKey: string) => Promise<void>;
  /** Deletes a key and everything below it. */
  delete: (key: string) => Promise<void>;
  /** Deletes all else in the folder of a key. The key stays, with all below it. */
  deleteBeside: (key: string) => Promise<void>;
  /** Deletes what unfinished work left: everything, or what was last touched before `before`. */
  clearTemporary: (before?: Date) => Promise<void>;
  /** Every blob. */
  list: () => Promise<BlobFacts[]>;
  /** The names below a key that were last touched before `before`. */
  listBefore: (key: string, before: Date) => Promise<string[]>;
};

export type BlobFacts = { key: string; bytes: number; modifiedAt: Date };

/** A blob on this disk, or a remote one, read while it is sent. */
export type OpenBlob = { path: string } | RemoteBlob;

export type RemoteBlob = {
  bytes: number;
  /** With its quotes, as HTTP has it. */
  etag: string;
  modifiedAt: Date;
  /** The bytes from `from` to `to`, both included. Goes on by itself after a break. */
  read: (range: { from: number; to: number }) => Readable;
};

/** False for a name that could lead elsewhere. */
export const isKey = (name: string): boolean =>
  /^[\w-]+(?:\/[\w.-]+)*$/u.test(name) && !name.includes('..');

export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a key of a blob: ${key}`);
}

/** Making folders fails with ENOTDIR where one of them is deleted meanwhile. */
const MISSING_CODES: unknown[] = ['ENOENT', 'ENOTDIR'];

/** True if the error says that there is no such file or blob. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MISSING_CODES.includes(error.code);

/** The answer of a store, or null if there is no such blob. */
export async function ifThere<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
