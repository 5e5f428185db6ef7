import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { WorkflowSteps } from '#web/components/workflow-steps.tsx';
import { CourseTrail } from '#web/features/courses/components/course-trail.tsx';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { useCourse } from '#web/features/courses/use-course.ts';
import { TranslationNotice } from '#web/features/translations/translation-notice.tsx';
import { isUnfinished, useLanguages } from '#web/features/translations/use-languages.ts';
import { NoStructure } from './components/no-structure.tsx';
import { ScriptsWorkspace } from './components/scripts-workspace.tsx';

export function CourseScriptsScreen() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams<{ projectId: string }>();
  const query = useCourse(projectId);
  const languages = useLanguages(projectId);
  const own = languages.data?.own;
  // A translation gets its scripts from its original, one by one.
  const course =
    query.data && own && isUnfinished(own) ? { ...query.data, writing: own.run } : query.data;

  const body = () => {
    if (course) {
      return (
        <>
          <TranslationNotice projectId={projectId} type="course" className="mb-4" />
          {contentsOf(course).length > 0 ? (
            <ScriptsWorkspace
              course={course}
              isTranslation={languages.isPending ? undefined : own != null}
            />
          ) : (
            <NoStructure course={course} />
          )}
        </>
      );
    }
    if (query.isError) return <LoadError title={t('courseScripts.loadError')} query={query} />;
    return (
      <div className="grid gap-4">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-48 rounded-2xl" />
        ))}
      </div>
    );
  };

  return (
    <Page
      title={t('courseScripts.title')}
      trail={<CourseTrail projectId={projectId} name={query.data?.title} />}
      actions={
        <WorkflowSteps
          type="course"
          current="generateContent"
          isDesigned={query.data?.isDesigned}
        />
      }
    >
      {body()}
    </Page>
  );
}
