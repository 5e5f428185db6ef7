import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { NothingFound } from '#web/components/nothing-found.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { LibrarySection } from '../library-sections.ts';
import { toolsOf } from '../section-tools.ts';

type NoWorkProps = {
  section: LibrarySection;
  search: string;
  /** True if only works in one state are wanted. */
  isFiltered: boolean;
  onClearSearch: () => void;
  onShowAll: () => void;
};

const DRAWINGS = {
  projects: 'videos',
  scripts: 'scripts',
  courses: 'courses',
  videos: 'videos',
  podcasts: 'podcasts',
} as const;

/** Says why a list is empty, with a way on: other words, all states, or a tool to begin with. */
export function NoWork({ section, search, isFiltered, onClearSearch, onShowAll }: NoWorkProps) {
  const { t } = useTranslation();
  if (search) return <NothingFound words={search} onClear={onClearSearch} />;
  if (isFiltered) {
    return (
      <EmptyState illustration="search" title={t('library.noneInState')}>
        <Button variant="secondary" onClick={onShowAll}>
          {t('library.showAll')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={DRAWINGS[section]}
      title={t(`library.empty.${section}.title`)}
      description={t(`library.empty.${section}.description`)}
    >
      {toolsOf(section).map(({ name, href }, place) => (
        <Button key={name} asChild variant={place === 0 ? 'primary' : 'secondary'}>
          <StudioLink href={href}>{t(`home.tools.${name}.action`)}</StudioLink>
        </Button>
      ))}
    </EmptyState>
  );
}
