import { MAX_SCRIPT_CHARACTERS } from '@tarima/contract';
import { countSpokenWords, estimateSeconds, formatDuration } from '@tarima/text';
import { Clock, TriangleAlert, Type } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The number of spoken words and their length. For a script that is too long, the excess. */
export function ScriptLength({ content }: { content: string }) {
  const { t } = useTranslation();
  const words = countSpokenWords(content);
  const duration = formatDuration(estimateSeconds(words));
  const excess = content.length - MAX_SCRIPT_CHARACTERS;
  return (
    <div
      title={t('editor.durationHint')}
      className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted-foreground tabular-nums [&_svg]:size-4"
    >
      <p className="flex items-center gap-1.5">
        <Type aria-hidden />
        {t('editor.words', { count: words })}
      </p>
      <p className="flex items-center gap-1.5">
        <Clock aria-hidden />
        <span className="max-sm:sr-only">{t('editor.duration', { duration })}</span>
        <span aria-hidden className="sm:hidden">
          {duration}
        </span>
      </p>
      {excess > 0 && (
        <p role="alert" className="flex items-center gap-1.5 font-medium text-destructive">
          <TriangleAlert aria-hidden />
          {t('editor.tooLong', { count: excess })}
        </p>
      )}
    </div>
  );
}
