import type { LibraryType } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '#web/lib/format.ts';

type WorkFactsProps = {
  kind: LibraryType;
  /** Null until there is something to play. */
  durationSeconds: number | null;
  /** Its source and its maker. */
  about: readonly (string | null)[];
};

/** Kind, duration, source and maker of a work. */
export function WorkFacts({ kind, durationSeconds, about }: WorkFactsProps) {
  const { t } = useTranslation();
  return (
    <p className="line-clamp-2 text-sm wrap-anywhere text-muted-foreground">
      {t(`library.kinds.${kind}`)}
      {durationSeconds !== null && (
        <>
          {' · '}
          <span className="sr-only">{t('videos.duration')} </span>
          {formatDuration(durationSeconds)}
        </>
      )}
      {about.filter(Boolean).map((fact) => ` · ${fact}`)}
    </p>
  );
}
