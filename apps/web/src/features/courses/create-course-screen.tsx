import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { WorkflowSteps } from '#web/components/workflow-steps.tsx';
import { UnreadFilesNotice } from '#web/features/scripts/components/unread-files-notice.tsx';
import { useProject } from '../projects/api/get-project.ts';
import { isDrafting } from '../projects/project-state.ts';
import { useCourse } from './api/get-course.ts';
import { CourseBuilder } from './components/course-builder.tsx';
import { CourseReading } from './components/course-reading.tsx';
import { CourseUnreadable } from './components/course-unreadable.tsx';

/** Shows the reading of the documents, then the course's structure. */
export function CreateCourseScreen() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams<{ projectId: string }>();
  const project = useProject(projectId);
  const course = useCourse(projectId, project.data?.draft.status === 'completed');
  const failed = [project, course].find(({ isError, data }) => isError && !data);

  const body = () => {
    if (failed) return <LoadError title={t('course.loadError')} query={failed} />;
    if (!project.data) return <CourseSkeleton />;
    if (isDrafting(project.data)) return <CourseReading project={project.data} />;
    if (project.data.draft.status === 'failed') return <CourseUnreadable project={project.data} />;
    if (!course.data) return <CourseSkeleton />;
    return (
      <>
        <UnreadFilesNotice project={project.data} hint={t('course.unreadHint')} className="mb-6" />
        <CourseBuilder key={projectId} project={project.data} course={course.data} />
      </>
    );
  };

  return (
    <Page
      title={t('course.title')}
      subtitle={project.data?.name ?? null}
      actions={
        <WorkflowSteps
          type="course"
          current="configureCourse"
          isDesigned={course.data?.isDesigned}
        />
      }
    >
      {body()}
    </Page>
  );
}

function CourseSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid gap-4">
        {['h-56', 'h-72', 'h-72'].map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of something on its way
          <Skeleton key={place} className={`${height} rounded-2xl`} />
        ))}
      </div>
      <Skeleton className="hidden h-96 rounded-2xl lg:block" />
    </div>
  );
}
