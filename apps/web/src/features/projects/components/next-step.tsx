import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useRetryDraft } from '../api/retry-draft.ts';
import { isDrafting } from '../project-state.ts';

/** What a person does next with a project. */
export function NextStep({ project }: { project: Project }) {
  const { t } = useTranslation();
  if (project.draft.status === 'failed') return <RetryStep project={project} />;
  if (project.type === 'course') {
    const structure = pathTo.createCourse(project.id);
    if (isDrafting(project)) return <StepLink href={structure} label={t('projects.follow')} />;
    return (
      <>
        <StepLink href={structure} label={t('projects.openCourse')} main />
        <StepLink href={pathTo.courseScripts(project.id)} label={t('projects.courseScripts')} />
      </>
    );
  }
  const editor = pathTo.editScript(project.id);
  if (isDrafting(project)) return <StepLink href={editor} label={t('projects.follow')} />;
  return (
    <>
      <StepLink href={editor} label={t('projects.editScript')} main />
      <StepLink href={pathTo.generateVideo(project.id)} label={t('projects.configureVideo')} />
    </>
  );
}

function StepLink({ href, label, main }: { href: string; label: string; main?: boolean }) {
  return (
    <Button variant={main ? 'primary' : 'secondary'} className="flex-1 sm:flex-none" asChild>
      <Link href={href}>{label}</Link>
    </Button>
  );
}

function RetryStep({ project }: { project: Project }) {
  const { t } = useTranslation();
  const retryDraft = useRetryDraft();
  const handleRetry = () =>
    retryDraft.mutate(project.id, {
      onError: (error) => toast.error(t('projects.retryError'), messageOf(error, t)),
    });
  return (
    <Button
      variant="secondary"
      disabled={retryDraft.isPending}
      onClick={handleRetry}
      className="flex-1 sm:flex-none"
    >
      {t('projects.retry')}
    </Button>
  );
}
