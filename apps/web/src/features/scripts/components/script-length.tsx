import { countSpokenWords, estimateSeconds, formatDuration } from '@tarima/text';
import { Clock, Type } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** How many words are spoken and how long that takes. */
export function ScriptLength({ content }: { content: string }) {
  const { t } = useTranslation();
  const words = countSpokenWords(content);
  const duration = formatDuration(estimateSeconds(words));
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
    </div>
  );
}
