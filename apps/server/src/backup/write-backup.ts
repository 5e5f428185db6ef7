import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type BlobFacts, type BlobStore, ifThere } from '#server/blobs/blob-store.ts';
import { removeAll } from '#server/blobs/temporary-files.ts';
import { dumpFileOf } from '#server/db/dump/dump-rows.ts';
import { STUDIO_VERSION } from '#server/kit/studio-version.ts';
import {
  BLOBS,
  DATABASE,
  DUMP,
  ENVIRONMENT,
  FORMAT,
  HEADER,
  type Header,
  hashOfKey,
  KEYS,
  type Keys,
} from './format.ts';
import type { RowSource } from './row-source.ts';
import { createTarWriter, type TarWriter } from './tar-writer.ts';

export type BackupContent = {
  rows: RowSource;
  /** Null for rows alone. */
  blobs: BlobStore | null;
  keys: Keys;
  /** The settings of the environment, as in a `.env`. */
  environment: string;
};

/** The share that is written, from 0 to 1, and of which part. */
export type BackupProgress = (fraction: number, part: string) => void;

export type BackupCounts = { rows: number; blobs: number; bytes: number };

/**
 * Streams a backup as a tar. A running studio goes on changing: blobs come first, then the rows of one moment,
 * then the blobs that came meanwhile. So each row of the backup has its blobs. Nobody names a blob before its row
 * is there.
 * @returns the tar, and the counts once it has been read
 */
export async function writeBackup(
  content: BackupContent,
  onProgress: BackupProgress,
): Promise<{ tar: Readable; bytes: number; counts: Promise<BackupCounts> }> {
  const dataVersion = await content.rows.dataVersion();
  if (dataVersion === null) throw new Error('There are no data of a studio yet.');
  const blobs = (await content.blobs?.list()) ?? [];
  const bytes = blobs.reduce((sum, blob) => sum + blob.bytes, 0);
  const madeAt = new Date();
  let done = 0;
  let part = 'files';
  const writer = createTarWriter(madeAt, (more) => {
    done += more;
    // The rows come after the bytes that are known beforehand.
    onProgress(Math.min(done / Math.max(1, bytes), 1), part);
  });
  const write = async (): Promise<BackupCounts> => {
    await writer.addText(HEADER, JSON.stringify(headerOf(content.keys, dataVersion, madeAt)));
    for (const [name, key] of Object.entries(content.keys)) {
      await writer.addText(`${KEYS}${name}`, key);
    }
    await writer.addText(ENVIRONMENT, content.environment);
    const written = await addBlobs(writer, content.blobs, blobs);
    part = 'database';
    onProgress(1, part);
    const rows = await addRows(writer, content.rows, dataVersion);
    part = 'files that came meanwhile';
    const isWritten = new Set(blobs.map(versionOf));
    const later = ((await content.blobs?.list()) ?? []).filter(
      (blob) => !isWritten.has(versionOf(blob)),
    );
    const added = await addBlobs(writer, content.blobs, later);
    await writer.end();
    return { rows, blobs: written + added, bytes: done };
  };
  const counts = write();
  counts.catch((error) => writer.fail(error));
  return { tar: writer.tar, bytes, counts };
}

const versionOf = ({ key, bytes, modifiedAt }: BlobFacts) =>
  [key, bytes, modifiedAt.getTime()].join(' ');

const headerOf = (keys: Keys, dataVersion: string, madeAt: Date): Header => ({
  format: FORMAT,
  studio: STUDIO_VERSION,
  dataVersion,
  madeAt: madeAt.toISOString(),
  settingsKeyHash: hashOfKey(keys['settings-key']),
});

/** Leaves out what was deleted since the list was made. */
async function addBlobs(
  writer: TarWriter,
  store: BlobStore | null,
  blobs: BlobFacts[],
): Promise<number> {
  let added = 0;
  for (const { key } of blobs) {
    const blob = await ifThere(contentOf(store, key));
    if (!blob) continue;
    await writer.add(`${BLOBS}${key}`, blob.bytes, blob.read());
    added += 1;
  }
  return added;
}

async function contentOf(
  store: BlobStore | null,
  key: string,
): Promise<{ bytes: number; read: () => Readable }> {
  const blob = await store?.open(key);
  if (!blob) throw new Error('no store');
  if (!('path' in blob)) {
    const { bytes } = blob;
    return { bytes, read: () => (bytes ? blob.read({ from: 0, to: bytes - 1 }) : empty()) };
  }
  // An open file stays whole while another takes its name.
  const file = await open(blob.path);
  const { size } = await file.stat();
  return { bytes: size, read: () => file.createReadStream() };
}

const empty = () => Readable.from([]);

async function addRows(writer: TarWriter, source: RowSource, dataVersion: string): Promise<number> {
  const { folder, tables, ...dumped } = await source.dump();
  try {
    if (dumped.dataVersion !== dataVersion) {
      throw new Error('The studio was upgraded during the backup: make it again.');
    }
    for (const name of Object.keys(tables)) {
      const path = join(folder, dumpFileOf(name));
      const { size } = await stat(path);
      await writer.add(`${DATABASE}${dumpFileOf(name)}`, size, createReadStream(path));
    }
    await writer.addText(DUMP, JSON.stringify(tables));
    return Object.values(tables).reduce((sum, rows) => sum + rows, 0);
  } finally {
    await removeAll(folder);
  }
}
