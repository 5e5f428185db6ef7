import { useTranslation } from 'react-i18next';
import { formatAge, formatDate } from '#web/lib/format.ts';

/** The age of a work’s last change. `at` is an ISO time. */
export function ChangeAge({ at }: { at: string }) {
  const { i18n } = useTranslation();
  return (
    <time
      dateTime={at}
      title={formatDate(at, i18n.language)}
      className="truncate text-xs text-muted-foreground"
    >
      {formatAge(at, i18n.language)}
    </time>
  );
}
