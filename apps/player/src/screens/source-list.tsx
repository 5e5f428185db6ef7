import type { Citation } from '@tarima/contract';
import { fill, useTexts } from '#player/texts/texts.ts';

/** File, page and words of each source, on demand. */
export function SourceList({ citations }: { citations: Citation[] }) {
  const texts = useTexts();
  if (citations.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-8 items-center text-primary underline underline-offset-4">
        {texts.source}
      </summary>
      <ul className="my-2 space-y-2">
        {citations.map(({ sentenceId, file, page, quote }) => (
          <li key={`${file} ${sentenceId}`} className="border-primary border-l-2 pl-3">
            <span className="block font-semibold">
              {fill(page > 0 ? texts.sourcePage : texts.sourceFile, { file, page })}
            </span>
            <q className="text-muted-foreground">{quote}</q>
          </li>
        ))}
      </ul>
    </details>
  );
}
