import type { Project } from '@tarima/contract';
import { Clapperboard, GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { formatAge, formatDate } from '#web/lib/format.ts';
import { isDesigned, STEP_TONES, shownState } from '../project-state.ts';
import { FileProblems } from './file-problems.tsx';
import { ModelUsageLine } from './model-usage-line.tsx';
import { NextStep } from './next-step.tsx';
import { ProjectProgress } from './project-progress.tsx';

type ProjectCardProps = {
  project: Project;
  /** True for the project that was edited last. */
  isLast: boolean;
  /** True if the list is filtered by script. */
  opensScript: boolean;
  menu: ReactNode;
};

export function ProjectCard({ project, isLast, opensScript, menu }: ProjectCardProps) {
  const { t, i18n } = useTranslation();
  const Icon = project.type === 'course' ? GraduationCap : Clapperboard;
  const facts = [
    t(`projects.types.${project.type}`),
    isDesigned(project)
      ? t('projects.withoutFiles')
      : t('projects.files', { count: project.files.length }),
    project.company.name,
  ];
  return (
    <Card
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:flex sm:items-center',
        isLast && 'border-primary/40 ring-1 ring-primary/25',
      )}
    >
      <div className="flex min-w-0 flex-1 items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-primary-soft text-primary-soft-foreground">
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="grid min-w-0 flex-1 gap-1.5">
          {isLast && (
            <p className="text-sm font-medium text-primary-soft-foreground">
              {t('projects.continue')}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 font-semibold tracking-tight wrap-anywhere">{project.name}</h2>
            <Badge tone={STEP_TONES[project.nextStep]}>{t(shownState(project))}</Badge>
          </div>
          <p className="text-sm text-muted-foreground">
            {facts.join(' · ')} ·{' '}
            <time
              dateTime={project.touchedAt}
              title={formatDate(project.touchedAt, i18n.language)}
              className="whitespace-nowrap"
            >
              {formatAge(project.touchedAt, i18n.language)}
            </time>
          </p>
          <ModelUsageLine usage={project.modelUsage} />
          <FileProblems files={project.files} />
          <ProjectProgress project={project} />
        </div>
      </div>
      <div className="flex items-center gap-2">
        <NextStep project={project} isMain={isLast} opensScript={opensScript} />
        {menu}
      </div>
    </Card>
  );
}
