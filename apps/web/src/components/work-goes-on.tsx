import { useTranslation } from 'react-i18next';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';

const PLACES = { projects: pathTo.projects, videos: pathTo.videos() } as const;

/**
 * Says that the page may be closed, and where to find the work later. If no list shows it, that is its own
 * address.
 */
export function WorkGoesOn({ found }: { found: keyof typeof PLACES }) {
  const { t } = useTranslation();
  const reaches = useReaches();
  return (
    <p className="text-sm text-muted-foreground">
      {t(`draft.goesOn.${reaches(PLACES[found]) ? found : 'here'}`)}
    </p>
  );
}
