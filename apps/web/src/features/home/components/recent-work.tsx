import type { LibraryWork } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { useLiveLibrary } from '#web/features/library/use-live-library.ts';
import { PodcastCard } from '#web/features/podcasts/components/podcast-card.tsx';
import { ProjectCard } from '#web/features/projects/components/project-card.tsx';
import { pathTo } from '#web/lib/paths.ts';

/** The newest works, those that wait for somebody first. */
export function RecentWork({ works }: { works: readonly LibraryWork[] }) {
  const { t } = useTranslation();
  useLiveLibrary();
  return (
    <section aria-labelledby="recent-work" className="mt-8 animate-enter">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recent-work" className="text-xl font-bold tracking-tight">
          {t('home.recent')}
        </h2>
        <StudioLink
          href={pathTo.projects}
          className="py-2 text-sm font-medium text-primary underline-offset-4 hover:underline"
        >
          {t('home.allWork')}
        </StudioLink>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {works.map((work) => (
          <li key={work.kind === 'podcast' ? work.eventId : work.id} className="grid min-w-0">
            {work.kind === 'podcast' ? (
              <PodcastCard podcast={work} hint={undefined} />
            ) : (
              <ProjectCard project={work} hint={undefined} opensScript={false} menu={null} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
