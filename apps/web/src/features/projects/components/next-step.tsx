import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import { pathOfStep } from '../project-state.ts';
import { useDraftRetry } from '../use-draft-retry.ts';

type NextStepProps = {
  project: Project;
  /** Whether this is what one most likely came for. */
  isMain: boolean;
};

/** Where a person goes on with a project. */
export function NextStep({ project, isMain }: NextStepProps) {
  const { t } = useTranslation();
  const { retry, isPending } = useDraftRetry(project, t('projects.retryError'));
  const label = t(`projects.steps.${project.nextStep}`);
  const look = {
    variant: isMain ? ('primary' as const) : ('secondary' as const),
    className: 'flex-1 sm:min-w-44 sm:flex-none',
    'aria-label': `${label}: ${project.name}`,
  };
  if (project.nextStep === 'retry') {
    return (
      <Button {...look} disabled={isPending} onClick={retry}>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} asChild>
      <Link href={pathOfStep(project)}>{label}</Link>
    </Button>
  );
}
