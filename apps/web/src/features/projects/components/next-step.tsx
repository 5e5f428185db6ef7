import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { isTranslated, pathOfScript, pathOfStep } from '../project-state.ts';
import { useDraftRetry } from '../use-draft-retry.ts';

type NextStepProps = {
  project: Project;
  /** True for the action that the person most likely wants. */
  isMain: boolean;
  /** True to open the script, whatever the next step is. */
  opensScript: boolean;
};

/** The button that continues a project. */
export function NextStep({ project, isMain, opensScript }: NextStepProps) {
  const { t } = useTranslation();
  const { retry, isPending } = useDraftRetry(project, t('projects.retryError'));
  const scriptLabel = project.type === 'video' ? 'projects.steps.script' : 'projects.openScripts';
  const step = isTranslated(project) ? 'reading' : project.nextStep;
  const label = t(opensScript ? scriptLabel : `projects.steps.${step}`);
  const look = {
    variant: isMain ? ('primary' as const) : ('secondary' as const),
    className: 'min-w-0 flex-1',
    'aria-label': `${label}: ${project.name}`,
  };
  if (project.nextStep === 'retry' && !opensScript) {
    return (
      <Button {...look} disabled={isPending} onClick={retry}>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} asChild>
      <StudioLink href={opensScript ? pathOfScript(project) : pathOfStep(project)}>
        {label}
      </StudioLink>
    </Button>
  );
}
