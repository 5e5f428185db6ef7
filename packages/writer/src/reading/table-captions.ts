import type { SourceBlock, SourceDocument } from '@tarima/documents';
import { textOf } from './page-habits.ts';

/** The caption of each table: the one right above it, or else right below. */
export function captionsOfTables({ blocks }: SourceDocument): ReadonlyMap<SourceBlock, string> {
  const isCaption = (block: SourceBlock | undefined) => block?.kind === 'caption';
  return new Map(
    blocks.flatMap((block, index): [SourceBlock, string][] => {
      const caption = [blocks[index - 1], blocks[index + 1]].find(isCaption);
      return block.kind === 'table' && caption ? [[block, textOf(caption)]] : [];
    }),
  );
}
