import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { usePlaceInLine } from './api/get-place.ts';

const SECONDS_A_MINUTE = 60;

/** Where work that waits stands in its line, and about when it begins. */
export function PlaceInLine({ id, className }: { id: string; className?: string }) {
  const { t } = useTranslation();
  const { data: found } = usePlaceInLine(id);
  if (!found) return null;
  const { place, seconds } = found;
  const minutes = Math.ceil((seconds ?? 0) / SECONDS_A_MINUTE);
  return (
    <p className={classNames('text-sm text-muted-foreground tabular-nums', className)}>
      {t('line.place', { place })}
      {seconds !== null && ` · ${minutes <= 1 ? t('line.soon') : t('line.minutes', { minutes })}`}
    </p>
  );
}
