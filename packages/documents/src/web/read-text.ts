import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKnownType } from '../read-document.ts';
import type { SourceDocument } from '../source-document.ts';

/**
 * Reads typed or pasted text as a document without a name. Paragraphs, headings and lists stay;
 * HTML and Markdown marks are removed. It is read in its own process, like a file. Throws
 * `DocumentError`, or the signal's reason when aborted.
 */
export async function readText(request: {
  text: string;
  signal?: AbortSignal;
}): Promise<SourceDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-text-'));
  try {
    const path = join(folder, 'text');
    await writeFile(path, request.text);
    return await readKnownType({
      path,
      fileName: '',
      extension: 'typed',
      mediaType: 'text/plain',
      signal: request.signal,
      limits: { processorMs: 15_000, heapMegabytes: 512 },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
