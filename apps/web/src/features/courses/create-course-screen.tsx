import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx';
import { WorkflowSteps } from '#web/components/workflow-steps.tsx';
import { UnreadFilesNotice } from '#web/features/scripts/components/unread-files-notice.tsx';
import { TranslationNotice } from '#web/features/translations/translation-notice.tsx';
import { ReadingProgress } from '../projects/components/reading-progress.tsx';
import { isDrafting } from '../projects/project-state.ts';
import { useProject } from '../projects/use-project.ts';
import { CourseBuilder } from './components/course-builder.tsx';
import { CourseTrail } from './components/course-trail.tsx';
import { CourseUnreadable } from './components/course-unreadable.tsx';
import { hasStructure, isGenerating } from './course-state.ts';
import { useCourse } from './use-course.ts';

/** Shows the reading of the documents, then the course's structure. */
export function CreateCourseScreen() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams<{ projectId: string }>();
  const project = useProject(projectId);
  const course = useCourse(projectId, project.data?.draft.status === 'completed');
  // The editor of a structure begins with the course's name.
  const isEdited = course.data && hasStructure(course.data) && !isGenerating(course.data);
  const name = isEdited ? undefined : course.data?.title || project.data?.name;
  const failed = [project, course].find(({ isError, data }) => isError && !data);

  const body = () => {
    if (failed) return <LoadError title={t('course.loadError')} query={failed} />;
    if (!project.data) return null;
    if (isDrafting(project.data)) {
      return (
        <ReadingProgress
          project={project.data}
          title={t('course.readingTitle')}
          label={t('draft.reading')}
        />
      );
    }
    if (project.data.draft.status === 'failed') return <CourseUnreadable project={project.data} />;
    if (!course.data) return null;
    return (
      <>
        <UnreadFilesNotice project={project.data} hint={t('course.unreadHint')} className="mb-3" />
        <TranslationNotice projectId={projectId} type="course" className="mb-3" />
        <CourseBuilder key={projectId} project={project.data} course={course.data} />
      </>
    );
  };

  const shown = body();
  // Its name comes with the rest, so that nothing below the title moves.
  if (shown === null) return <FullScreenSpinner label={t('common.loading')} />;
  return (
    <Page
      title={t('course.title')}
      {...(name && { subtitle: name })}
      trail={<CourseTrail projectId={projectId} name={t('course.page')} />}
      actions={
        <WorkflowSteps
          type="course"
          current="configureCourse"
          isDesigned={course.data?.isDesigned}
        />
      }
    >
      {shown}
    </Page>
  );
}
