import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { WorkflowSteps } from '#web/components/workflow-steps.tsx';
import { useProject } from '../projects/api/get-project.ts';
import { isDrafting } from '../projects/project-state.ts';
import { CourseReading } from './components/course-reading.tsx';

/** Shows how far the documents of a course are read. */
export function CreateCourseScreen() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams();
  const query = useProject(projectId);

  return (
    <Page
      title={query.data?.name ?? t('course.title')}
      actions={<WorkflowSteps type="course" current="script" />}
    >
      {query.isPending && <Skeleton className="h-64 rounded-2xl" />}
      {query.isError && <LoadError title={t('projects.loadError')} query={query} />}
      {query.data && <CourseReading project={query.data} reading={isDrafting(query.data)} />}
    </Page>
  );
}
