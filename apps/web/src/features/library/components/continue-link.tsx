import type { LibraryWork } from '@tarima/contract';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { shownPodcastState } from '#web/features/podcasts/podcast-state.ts';
import { pathOfStep } from '#web/features/projects/project-state.ts';
import { classNames } from '#web/lib/class-names.ts';
import { pathTo } from '#web/lib/paths.ts';
import { smallPicture } from '#web/lib/small-picture.ts';

/** Leads back to where somebody left off. */
export function ContinueLink({ work }: { work: LibraryWork }) {
  const { t } = useTranslation();
  const isProject = work.kind === 'project';
  const picture = smallPicture(isProject ? work.posterUrl : work.coverUrl);
  const name = isProject ? work.name : work.topic || work.name;
  return (
    <StudioLink
      href={isProject ? pathOfStep(work) : pathTo.podcasts(work.eventId)}
      className={classNames(
        'group flex w-full items-center gap-3 rounded-2xl border bg-card py-2 pr-4 shadow-card transition-shadow hover:shadow-raised sm:w-auto sm:max-w-sm',
        picture ? 'pl-2' : 'pl-4',
      )}
    >
      {picture && (
        <img
          src={picture}
          alt=""
          width={80}
          height={45}
          className="aspect-video w-20 shrink-0 rounded-lg bg-muted object-cover object-top"
        />
      )}
      <span className="grid min-w-0 flex-1">
        <span className="text-xs font-medium text-muted-foreground">{t('library.continue')}</span>
        <span className="truncate text-sm font-semibold">{name}</span>
        <span className="text-xs text-primary-soft-foreground">
          {isProject
            ? t(`projects.steps.${work.nextStep}`)
            : t(`podcasts.list.steps.${shownPodcastState(work)}`)}
        </span>
      </span>
      <ArrowRight
        aria-hidden
        className="size-4 shrink-0 text-muted-foreground transition-transform group-hover:translate-x-0.5"
      />
    </StudioLink>
  );
}
