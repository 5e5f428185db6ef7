import { basename } from 'node:path';
import { readDocument } from '@tarima/documents';
import { expect, test } from 'vitest';
import { measuredFolder } from './measured-folder.ts';
import { withOwnCorpus } from './own-corpus.ts';

test('the corpus’s Word files are read with all facts, lists and tables', async () => {
  await withOwnCorpus(async (folder) => {
    for (const { truth, path } of await measuredFolder(folder)) {
      const { language, blocks } = await readDocument({ path, fileName: basename(path) });
      expect(language).toBe(truth.language);
      const text = blocks
        .flatMap((block) =>
          block.kind === 'table'
            ? block.rows.map((row) => row.join(', '))
            : block.sentences.map((sentence) => sentence.text),
        )
        .join(' ');
      for (const fact of truth.facts) expect(text).toContain(fact.text);
      const steps = truth.facts.filter(({ order }) => order).map((fact) => fact.text);
      const ordered = blocks.flatMap((block) =>
        block.kind === 'list' && block.ordered
          ? block.items.map((item) => item.map((sentence) => sentence.text).join(' '))
          : [],
      );
      expect(ordered).toEqual(steps);
    }
  });
});
