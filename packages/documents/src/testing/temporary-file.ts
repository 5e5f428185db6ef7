import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DocumentError } from '../document-error.ts';
import { detectFileType } from '../file-type.ts';
import { readBytesAs } from '../read-bytes.ts';
import { readDocument } from '../read-document.ts';
import type { SourceDocument } from '../source-document.ts';
import { asUnreadable } from '../unreadable.ts';

/** Writes a file like an upload on disk, for one test. */
export async function storeFile(fileName: string, bytes: Uint8Array | string) {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-documents-'));
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return { path, fileName };
}

export async function readBytes(
  fileName: string,
  bytes: Uint8Array | string,
): Promise<SourceDocument> {
  return readDocument(await storeFile(fileName, bytes));
}

/**
 * Reads a file in this process, to test a format's reader. Tests of `readBytes` and `readDocument`
 * cover the separate process and its limits.
 */
export async function readHere(
  fileName: string,
  bytes: Uint8Array | string,
): Promise<SourceDocument> {
  const type = await detectFileType(await storeFile(fileName, bytes));
  // A copy, as if from disk: readers may keep their input.
  const copy = Buffer.from(bytes);
  try {
    const silent = { onProgress: () => {}, onRecognise: () => {} };
    return await readBytesAs(copy, { fileName, ...type }, silent);
  } catch (error) {
    const { code, message } = asUnreadable(error);
    throw new DocumentError(code, fileName, message);
  }
}

/** A document as readable lines: kind, level and words of each block. */
export function outlineOf(document: SourceDocument): string[] {
  return document.blocks.map((block) => {
    const text = block.sentences.map((sentence) => sentence.text).join(' ');
    if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${text}`;
    if (block.kind === 'list') {
      return block.items
        .map((item) => `- ${item.map(({ text: part }) => part).join(' ')}`)
        .join('\n');
    }
    if (block.kind === 'table') return block.rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
    if (block.kind === 'figure') return `figure: ${block.caption}`;
    return block.kind === 'paragraph' ? text : `${block.kind}: ${text}`;
  });
}
