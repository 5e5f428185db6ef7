import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { useCourse } from '#web/features/courses/use-course.ts';
import { useCourseVideos } from '#web/features/courses/use-course-videos.ts';
import { useCompanyLook } from '#web/features/video-generation/use-company-look.ts';
import { TimedOut } from '#web/features/videos/components/timed-out.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { CompanyColours } from './components/company-colours.tsx';
import { CompanyLogo } from './components/company-logo.tsx';
import { CoursePlayer } from './components/course-player.tsx';
import { CourseProgress } from './components/course-progress.tsx';

/** A course as a learner sees it. */
export function CourseScreen() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams<{ projectId: string }>();
  const course = useCourse(projectId);
  const { videos, polling } = useCourseVideos(projectId);
  const company = useCompanyLook(projectId);
  const failed = [course, videos].find(({ isError, data }) => isError && !data);
  // Title and contents appear together: a long title would push the contents down.
  const loaded = course.data && videos.data && { course: course.data, videos: videos.data };

  const body = () => {
    if (failed) return <LoadError title={t('courseScripts.loadError')} query={failed} />;
    if (!loaded) return <Skeleton className="aspect-video rounded-2xl" />;
    if (contentsOf(loaded.course).length === 0) {
      return (
        <EmptyState illustration="courses" title={t('courseScripts.noStructure')}>
          <Button asChild>
            <StudioLink href={pathTo.createCourse(projectId)}>
              {t('courseScripts.toStructure')}
            </StudioLink>
          </Button>
        </EmptyState>
      );
    }
    return <CoursePlayer key={projectId} {...loaded} />;
  };

  const logo = company?.look?.logo;
  const actions = loaded && (
    <div className="flex flex-wrap items-end gap-4">
      {company && logo && (
        <CompanyLogo address={`/api/v1/companies/${company.id}/look/pictures/${logo.picture}`} />
      )}
      <CourseProgress course={loaded.course} />
    </div>
  );

  return (
    <CompanyColours look={company?.look ?? null}>
      <Page
        title={loaded?.course.title || t('coursePlayer.title')}
        actions={actions}
        className="sm:py-8"
      >
        {polling.isOver && <TimedOut onReload={polling.restart} />}
        {body()}
      </Page>
    </CompanyColours>
  );
}
