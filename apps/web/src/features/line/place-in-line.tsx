import { lineEndpoints, POLLING } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** The place of waiting work in its line, and its expected start. */
export function PlaceInLine({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: found } = useEndpoint(
    lineEndpoints.place,
    { params: { id } },
    // No event says that the work ahead has ended.
    { refetchOnMount: 'always', refetchInterval: POLLING.videoMs },
  );
  if (!found) return null;
  const { place, seconds } = found;
  return (
    <p className="text-sm text-pretty text-muted-foreground">
      {t('line.place', { place })}
      {seconds !== null && ` · ${t('line.minutes', { minutes: Math.ceil(seconds / 60) })}`}
    </p>
  );
}
