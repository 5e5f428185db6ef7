import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument } from '../read-document.ts';
import type { SourceDocument } from '../source-document.ts';

/** Writes a file for one test, as an upload would lie on disk. */
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

/** A document as lines a person can compare: its kind, level and words, block by block. */
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
    return block.kind === 'paragraph' ? text : `${block.kind}: ${text}`;
  });
}
