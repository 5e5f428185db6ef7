import type { Project } from '@tarima/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ChangeAge } from '#web/features/library/components/change-age.tsx';
import { LibraryCard } from '#web/features/library/components/library-card.tsx';
import { Poster } from '#web/features/library/components/poster.tsx';
import { PosterLink } from '#web/features/library/components/poster-link.tsx';
import { StateBadge } from '#web/features/library/components/state-badge.tsx';
import { TitleCard } from '#web/features/library/components/title-card.tsx';
import { WorkFacts } from '#web/features/library/components/work-facts.tsx';
import { useMakers } from '#web/features/library/use-makers.ts';
import { pathTo } from '#web/lib/paths.ts';
import { smallPicture } from '#web/lib/small-picture.ts';
import { isDesigned, pathOfScript, pathOfStep, STEP_TONES, shownState } from '../project-state.ts';
import { FileProblems } from './file-problems.tsx';
import { ModelUsageLine } from './model-usage-line.tsx';
import { NextStep } from './next-step.tsx';
import { ProjectProgress } from './project-progress.tsx';

type ProjectCardProps = {
  project: Project;
  /** Marks the project that waits for the person. */
  hint: string | undefined;
  /** True in the list of scripts. */
  opensScript: boolean;
  menu: ReactNode;
};

export function ProjectCard({ project, hint, opensScript, menu }: ProjectCardProps) {
  const { t } = useTranslation();
  const { name, company, posterUrl, draft } = project;
  const makers = useMakers({ owner: project.owner, companyId: company.pk });
  const from = isDesigned(project)
    ? t('projects.withoutFiles')
    : t('projects.files', { count: project.files.length });
  return (
    <LibraryCard
      poster={
        <Poster
          picture={smallPicture(posterUrl)}
          isPage={posterUrl?.includes('/posters/') ?? false}
          titleCard={<TitleCard name={name} companyId={company.pk} />}
        >
          <PosterLink href={opensScript ? pathOfScript(project) : pathOfStep(project)} />
          <ProjectProgress project={project} />
        </Poster>
      }
      state={
        <>
          <StateBadge tone={STEP_TONES[project.nextStep]} text={t(shownState(project))} />
          <ChangeAge at={project.touchedAt} />
        </>
      }
      name={name}
      hint={hint}
      facts={
        <WorkFacts
          kind={project.type}
          durationSeconds={project.durationSeconds}
          about={[from, ...makers]}
        />
      }
      actions={
        <>
          <NextStep project={project} isMain={hint !== undefined} opensScript={opensScript} />
          {project.state === 'finished' && !opensScript && (
            <Button
              variant="secondary"
              className="min-w-0 flex-1"
              aria-label={`${t('handOver.open')}: ${name}`}
              asChild
            >
              <StudioLink href={pathTo.handOver(project.id)}>{t('handOver.open')}</StudioLink>
            </Button>
          )}
          {menu}
        </>
      }
    >
      <ModelUsageLine usage={project.modelUsage} />
      <FileProblems files={project.files} />
      {draft.status === 'failed' && draft.error && (
        <p className="text-sm text-destructive">{draft.error.message}</p>
      )}
    </LibraryCard>
  );
}
