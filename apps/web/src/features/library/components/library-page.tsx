import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/components/page.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { LIBRARY_SECTIONS, type LibrarySection } from '../library-sections.ts';
import { toolsOf } from '../section-tools.ts';
import { LibraryTabs } from './library-tabs.tsx';

type LibraryPageProps = { section: LibrarySection; children: ReactNode };

/** The heading and the tabs that all lists of the library share. */
export function LibraryPage({ section, children }: LibraryPageProps) {
  const { t } = useTranslation();
  const shown = LIBRARY_SECTIONS.find(({ name }) => name === section) ?? LIBRARY_SECTIONS[0];
  const [tool] = toolsOf(section);
  return (
    <Page
      title={t(shown.label)}
      actions={
        tool && (
          <Button asChild>
            <StudioLink href={tool.href} aria-label={t(`home.tools.${tool.name}.action`)}>
              <Plus aria-hidden />
              {/* A phone has no room for both the title and the whole label. */}
              <span className="sm:hidden">{t('header.create')}</span>
              <span className="max-sm:hidden">{t(`home.tools.${tool.name}.action`)}</span>
            </StudioLink>
          </Button>
        )
      }
    >
      <div className="-mt-2 grid grid-cols-[minmax(0,1fr)] gap-5">
        <LibraryTabs section={section} />
        {children}
      </div>
    </Page>
  );
}
