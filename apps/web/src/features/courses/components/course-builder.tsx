import { useQueryClient } from '@tanstack/react-query';
import { type Course, courseEndpoints, type Project } from '@tarima/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { DocumentsLanguageNotice } from '#web/features/projects/components/documents-language-notice.tsx';
import { messageOf } from '#web/lib/error-message.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useChange } from '#web/lib/use-change.ts';
import { hasStructure, isGenerating } from '../course-state.ts';
import { forgetUnsaved } from '../structure/unsaved-structure.ts';
import { courseKey } from '../use-course.ts';
import { CourseButtons } from './course-buttons.tsx';
import { CourseUsage } from './course-usage.tsx';
import { FailureCard } from './failure-card.tsx';
import { StructureDialog } from './structure-dialog.tsx';
import type { StructureRequest } from './structure-form.tsx';
import { StructureProgress } from './structure-progress.tsx';
import { StructureWorkspace } from './structure-workspace.tsx';

/** The structure of a course: the request, its progress, a failure, or the editor. */
export function CourseBuilder({ project, course }: { project: Project; course: Course }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // Its answer may come before the structure is there.
  const generate = useChange(courseEndpoints.generateStructure, {
    failure: t('course.generateError'),
    keeps: courseKey(project.id),
    onSuccess: () => forgetUnsaved(queryClient, project.id),
  });
  const isThere = hasStructure(course);
  // An answer can be lost, and the structure is made all the same.
  const forgetFailure = useEffectEvent(() => generate.isError && generate.reset());
  const news = `${course.revision} ${course.generation?.status}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the course has changed since the failure
  useEffect(() => void forgetFailure(), [news]);
  const [asks, setAsks] = useState(!isThere && course.generation === null);
  const failure = generate.error
    ? messageOf(generate.error, t)
    : course.generation?.status === 'failed' && course.generation.error?.message;
  const isInvalid = !isThere && course.generation?.status === 'completed';

  const handleRetry = () => {
    if (generate.variables) generate.mutate(generate.variables);
    else setAsks(true);
  };
  const handleSubmit = (request: StructureRequest) => {
    setAsks(false);
    toast.mended(t('course.noStructure'));
    generate.mutate({ body: request });
  };

  const structure = () => {
    if (isThere) {
      return <StructureWorkspace course={course} onGenerateAgain={() => setAsks(true)} />;
    }
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {failure || isInvalid ? (
          <FailureCard
            title={t(failure ? 'course.generating.failedTitle' : 'course.invalidStructure')}
            reason={failure || undefined}
            actions={
              course.isDesigned ? (
                <Button asChild>
                  <StudioLink href={pathTo.courseDesigner}>{t('course.backToDesigner')}</StudioLink>
                </Button>
              ) : (
                <Button onClick={handleRetry}>{t('common.retry')}</Button>
              )
            }
          />
        ) : (
          <EmptyState
            illustration="courses"
            title={t('course.emptyTitle')}
            description={t('course.emptyDescription')}
          >
            <Button onClick={() => setAsks(true)}>{t('course.choose')}</Button>
          </EmptyState>
        )}
        <Card className="flex flex-col-reverse gap-2 p-5">
          <CourseButtons
            projectId={project.id}
            title={null}
            isDesigned={course.isDesigned}
            onScripts={() => toast.error(t('course.noStructure'), t('course.noStructureHint'))}
            onGenerateAgain={() => setAsks(true)}
          />
        </Card>
      </div>
    );
  };

  if (generate.isPending || isGenerating(course)) {
    return <StructureProgress course={course} />;
  }
  return (
    <>
      {failure && isThere && (
        <Alert
          tone="destructive"
          title={t('course.generating.keptTitle')}
          className="mb-3"
          action={
            <Button variant="secondary" size="small" onClick={handleRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          <p>{`${failure} ${t('course.generating.kept')}`}</p>
        </Alert>
      )}
      {isThere && course.notices.length > 0 && (
        <Alert tone="warning" title={t('course.noticesTitle')} className="mb-3">
          <ul className="grid gap-0.5">
            {course.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Alert>
      )}
      {isThere && course.language !== project.language && (
        <DocumentsLanguageNotice written={course.language} declared={project.language} />
      )}
      {structure()}
      {isThere && (
        <div className="mt-4">
          <CourseUsage course={course} />
        </div>
      )}
      <StructureDialog
        project={project}
        replaces={isThere}
        isOpen={asks}
        onOpenChange={setAsks}
        onSubmit={handleSubmit}
      />
    </>
  );
}
