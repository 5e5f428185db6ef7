import { useTranslation } from 'react-i18next';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';

const PLACES = { projects: pathTo.projects, videos: pathTo.videos() } as const;

/** Says that a page may be closed, and where its work is found then: at its own address where no list has it. */
export function WorkGoesOn({ found }: { found: keyof typeof PLACES }) {
  const { t } = useTranslation();
  const reaches = useReaches();
  return (
    <p className="text-sm text-muted-foreground">
      {t(`draft.goesOn.${reaches(PLACES[found]) ? found : 'here'}`)}
    </p>
  );
}
