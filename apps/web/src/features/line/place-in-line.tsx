import { useTranslation } from 'react-i18next';
import { usePlaceInLine } from './api/get-place.ts';

/** The place of waiting work in its line, and about when it begins. */
export function PlaceInLine({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: found } = usePlaceInLine(id);
  if (!found) return null;
  const { place, seconds } = found;
  return (
    <p className="text-sm text-pretty text-muted-foreground">
      {t('line.place', { place })}
      {seconds !== null && ` · ${t('line.minutes', { minutes: Math.ceil(seconds / 60) })}`}
    </p>
  );
}
