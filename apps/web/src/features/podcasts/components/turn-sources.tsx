import type { Citation } from '@tarima/contract';
import { useTranslation } from 'react-i18next';

/** The sources of a turn's sentences, on demand. */
export function TurnSources({ citations }: { citations: readonly Citation[] }) {
  const { t } = useTranslation();
  if (citations.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted-foreground hover:text-foreground">
        {t('podcasts.script.sources')}
      </summary>
      <ul className="mt-2 grid gap-2 border-l-2 pl-3">
        {citations.map(({ file, page, sentenceId, quote }) => (
          <li key={`${file} ${sentenceId}`} className="grid gap-0.5">
            <q className="text-pretty">{quote}</q>
            <span className="break-all text-muted-foreground">
              {file ? t('podcasts.script.page', { file, page }) : t('podcasts.result.typedText')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
