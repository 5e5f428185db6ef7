import type { Project } from '@tarima/contract';
import { Clapperboard, GraduationCap, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { formatDate } from '#web/lib/format.ts';
import { DRAFT_TONES } from '../project-state.ts';
import { FileProblems } from './file-problems.tsx';
import { ModelUsageLine } from './model-usage-line.tsx';
import { NextStep } from './next-step.tsx';
import { ProjectProgress } from './project-progress.tsx';

export function ProjectCard({ project, onDelete }: { project: Project; onDelete: () => void }) {
  const { t, i18n } = useTranslation();
  const Icon = project.type === 'course' ? GraduationCap : Clapperboard;
  const facts = [
    t(`projects.types.${project.type}`),
    t('projects.files', { count: project.files.length }),
    project.company.name,
    formatDate(project.createdAt, i18n.language),
  ];
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:flex sm:items-center">
      <div className="flex min-w-0 flex-1 items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-primary-soft text-primary-soft-foreground">
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="grid min-w-0 flex-1 gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 font-semibold tracking-tight wrap-anywhere">{project.name}</h2>
            <Badge tone={DRAFT_TONES[project.draft.status]}>{stateOf(project)}</Badge>
          </div>
          <p className="text-sm text-muted-foreground">{facts.join(' · ')}</p>
          <ModelUsageLine usage={project.modelUsage} />
          <FileProblems files={project.files} />
          <ProjectProgress draft={project.draft} name={project.name} />
        </div>
      </div>
      <div className="flex items-center gap-2">
        <NextStep project={project} />
        <Tooltip content={t('common.delete')}>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('projects.deleteNamed', { name: project.name })}
            onClick={onDelete}
          >
            <Trash2 aria-hidden />
          </Button>
        </Tooltip>
      </div>
    </Card>
  );

  function stateOf({ draft, type }: Project): string {
    if (draft.status !== 'completed') return t(`draft.${draft.status}`);
    return t(type === 'course' ? 'projects.courseReady' : 'projects.ready');
  }
}
