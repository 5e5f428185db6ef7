import { useTranslation } from 'react-i18next';
import { usePlaceInLine } from './api/get-place.ts';

const SECONDS_A_MINUTE = 60;

/** Where work that waits stands in its line, and about when it begins. */
export function PlaceInLine({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: found } = usePlaceInLine(id);
  if (!found) return null;
  const { place, seconds } = found;
  const minutes = Math.ceil((seconds ?? 0) / SECONDS_A_MINUTE);
  return (
    <p className="text-sm text-muted-foreground">
      {t('line.place', { place })}
      {seconds !== null && ` · ${minutes <= 1 ? t('line.soon') : t('line.minutes', { minutes })}`}
    </p>
  );
}
