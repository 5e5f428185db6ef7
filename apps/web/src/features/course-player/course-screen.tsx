import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'wouter';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useQueueView } from '#web/features/course-queue/use-queue-view.ts';
import { CourseTrail } from '#web/features/courses/components/course-trail.tsx';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { useCourse } from '#web/features/courses/use-course.ts';
import { useCourseVideos } from '#web/features/courses/use-course-videos.ts';
import { useProject } from '#web/features/projects/use-project.ts';
import { useCompanyLook } from '#web/features/video-generation/use-company-look.ts';
import { TimedOut } from '#web/features/videos/components/timed-out.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { CompanyColours } from './components/company-colours.tsx';
import { CompanyLogo } from './components/company-logo.tsx';
import { CoursePlayer } from './components/course-player.tsx';
import { CourseProgress } from './components/course-progress.tsx';
import { CourseWork } from './components/course-work.tsx';

/** The page of a course. The player comes first, then its authors' part. */
export function CourseScreen() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams<{ projectId: string }>();
  const [, setSearch] = useSearchParams();
  const course = useCourse(projectId);
  const project = useProject(projectId);
  const { videos, polling } = useCourseVideos(projectId);
  const queue = useQueueView(projectId, course.data?.revision ?? 0).query.data;
  const company = useCompanyLook(projectId);
  const failed = [course, videos].find(({ isError, data }) => isError && !data);
  // All appears together: a part that came later would push the others down.
  const loaded = course.data &&
    videos.data &&
    !project.isPending && { course: course.data, videos: videos.data };

  const body = () => {
    if (failed) return <LoadError title={t('courseScripts.loadError')} query={failed} />;
    if (!loaded) return <Skeleton className="aspect-video rounded-2xl" />;
    const contents = contentsOf(loaded.course);
    // Before the first script there is nothing to watch or read.
    const hasPlayer = contents.some(({ script }) => script !== null);
    const open = (content: string) => {
      setSearch({ content }, { replace: true });
      window.scrollTo({ top: 0 });
    };
    const work = project.data && (
      <CourseWork
        project={project.data}
        course={loaded.course}
        work={{
          writing: loaded.course.writing,
          videos: loaded.videos,
          queue,
        }}
        hasPlayer={hasPlayer}
        onOpen={open}
      />
    );
    if (contents.length === 0) {
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {work}
          <EmptyState
            illustration="courses"
            title={t('course.emptyTitle')}
            description={t('course.emptyDescription')}
          >
            {!work && (
              <Button asChild>
                <StudioLink href={pathTo.createCourse(projectId)}>
                  {t('courseScripts.toStructure')}
                </StudioLink>
              </Button>
            )}
          </EmptyState>
        </div>
      );
    }
    if (work && !hasPlayer) return work;
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <CoursePlayer key={projectId} {...loaded} />
        {work}
      </div>
    );
  };

  const logo = company?.look?.logo;
  const actions = loaded && contentsOf(loaded.course).length > 0 && (
    <div className="flex flex-wrap items-end gap-4 max-sm:w-full">
      {company && logo && (
        <CompanyLogo address={`/api/v1/companies/${company.id}/look/pictures/${logo.picture}`} />
      )}
      <CourseProgress course={loaded.course} />
    </div>
  );

  return (
    <CompanyColours look={company?.look ?? null}>
      <Page
        title={(loaded && (loaded.course.title || project.data?.name)) || t('coursePlayer.title')}
        trail={<CourseTrail projectId={projectId} />}
        actions={actions}
      >
        {polling.isOver && <TimedOut onReload={polling.restart} />}
        {body()}
      </Page>
    </CompanyColours>
  );
}
