import { createHash } from 'node:crypto';
import { detectFileType } from '../file-type.ts';
import { readBytesAs } from '../read-bytes.ts';
import type { SourceBlock, SourceDocument } from '../source-document.ts';
import { storeFile } from './temporary-file.ts';

/** Reads a file in this process: its figures, and the files of its pictures by name. */
export async function readFigures(fileName: string, bytes: Uint8Array | string) {
  const type = await detectFileType(await storeFile(fileName, bytes));
  const pictures = new Map<string, Uint8Array>();
  const document = await readBytesAs(
    Buffer.from(bytes),
    { fileName, ...type },
    {
      onProgress: () => {},
      onRecognise: () => {},
      onPicture: (file) => pictures.set(createHash('sha256').update(file).digest('hex'), file),
    },
  );
  return { document, figures: figuresOf(document), pictures };
}

export const figuresOf = ({ blocks }: SourceDocument) =>
  blocks.filter(
    (block): block is Extract<SourceBlock, { kind: 'figure' }> => block.kind === 'figure',
  );

export const chartsOf = ({ blocks }: SourceDocument) =>
  blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));

/** The kinds of all blocks; a figure with its size in pixels, as in `figure 600×400`. */
export const kindsOf = ({ blocks }: SourceDocument) =>
  blocks.map((block) =>
    block.kind === 'figure' ? `figure ${block.picture.width}×${block.picture.height}` : block.kind,
  );
