import type { Course, Project } from '@tarima/contract';
import {
  Clapperboard,
  FileDown,
  ListTree,
  LoaderCircle,
  PackageCheck,
  Play,
  ScrollText,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { QUEUE_TONES } from '#web/features/course-queue/queue-state.ts';
import { useQueueChange } from '#web/features/course-queue/use-queue-change.ts';
import { ContentBoard } from '#web/features/courses/components/content-board.tsx';
import { type ContentWork, videoOf } from '#web/features/courses/content-state.ts';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { useStructurePdf } from '#web/features/courses/use-structure-pdf.ts';
import { Poster } from '#web/features/library/components/poster.tsx';
import { TitleCard } from '#web/features/library/components/title-card.tsx';
import { NextStep } from '#web/features/projects/components/next-step.tsx';
import { STEP_TONES, shownState } from '#web/features/projects/project-state.ts';
import { classNames } from '#web/lib/class-names.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { smallPicture } from '#web/lib/small-picture.ts';

type CourseWorkProps = {
  project: Project;
  course: Course;
  work: ContentWork;
  /** True on a page with a player, which is then the louder part. */
  hasPlayer: boolean;
  onOpen: (contentId: string) => void;
};

/** A course for its authors: how far it is, the next step, and the way to each of its parts. */
export function CourseWork({ project, course, work, hasPlayer, onOpen }: CourseWorkProps) {
  const { t } = useTranslation();
  const reaches = useReaches();
  const pdf = useStructurePdf(project.id);
  const resume = useQueueChange(project.id, 'resume');
  const isPaused = work.queue?.hasQueue === true && work.queue.status === 'paused';
  const contents = contentsOf(course);
  const total = contents.length;
  const scripts = contents.filter(({ script }) => script !== null).length;
  const videos = contents.filter(
    (content) => videoOf(content, work.videos)?.status === 'completed',
  ).length;
  const links = [
    {
      label: t('coursePlayer.work.structure'),
      href: pathTo.createCourse(project.id),
      icon: ListTree,
    },
    {
      label: t('coursePlayer.work.scripts'),
      href: pathTo.courseScripts(project.id),
      icon: ScrollText,
    },
    {
      label: t('coursePlayer.work.videos'),
      href: `${pathTo.videos()}?search=${encodeURIComponent(project.name)}`,
      icon: Clapperboard,
    },
    // A finished course has a button for it.
    ...(videos > 0 && project.nextStep !== 'course'
      ? [{ label: t('handOver.open'), href: pathTo.handOver(project.id), icon: PackageCheck }]
      : []),
  ].filter(({ href }) => reaches(href) && (total > 0 || href === pathTo.createCourse(project.id)));

  return (
    <Card
      role="region"
      aria-label={t('coursePlayer.work.title')}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-5',
        !hasPlayer && 'md:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
      {/* The player shows the same picture. */}
      {!hasPlayer && (
        <div className="overflow-hidden rounded-xl border [&>*]:border-b-0">
          <Poster
            picture={smallPicture(project.posterUrl)}
            isPage={project.posterUrl?.includes('/posters/') ?? false}
            titleCard={
              <TitleCard name={course.title || project.name} companyId={project.company.pk} />
            }
          >
            {null}
          </Poster>
        </div>
      )}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="text-lg font-semibold">{t('coursePlayer.work.title')}</h2>
          {isPaused ? (
            <Badge tone={QUEUE_TONES.paused}>{t('courseQueue.statuses.paused')}</Badge>
          ) : (
            <Badge tone={STEP_TONES[project.nextStep]}>{t(shownState(project))}</Badge>
          )}
          {project.nextStep === 'course' ? (
            <Button asChild className="max-sm:w-full sm:ml-auto">
              <StudioLink href={pathTo.handOver(project.id)}>
                <PackageCheck aria-hidden />
                {t('handOver.openCourse')}
              </StudioLink>
            </Button>
          ) : (
            <div className="flex sm:ml-auto max-sm:w-full">
              {isPaused ? (
                <Button
                  variant={hasPlayer ? 'secondary' : 'primary'}
                  className="flex-1"
                  disabled={resume.isPending}
                  onClick={() => resume.mutate({ params: { projectId: project.id } })}
                >
                  <Play aria-hidden />
                  {t('courseQueue.resume')}
                </Button>
              ) : (
                <NextStep project={project} isMain={!hasPlayer} opensScript={false} />
              )}
            </div>
          )}
        </div>
        {total > 0 && (
          <div className="grid gap-1.5">
            <p className="text-sm text-muted-foreground tabular-nums">
              {t('coursePlayer.work.done', { scripts, videos, total })}
            </p>
            <Progress value={(videos / total) * 100} label={t('coursePlayer.work.progress')} />
          </div>
        )}
        <div className="-ml-3 flex flex-wrap gap-x-1 max-sm:-ml-2">
          {links.map(({ label, href, icon: Icon }) => (
            <Button key={href} variant="ghost" size="small" asChild>
              <StudioLink href={href}>
                <Icon aria-hidden />
                {label}
              </StudioLink>
            </Button>
          ))}
          {total > 0 && (
            <Button
              variant="ghost"
              size="small"
              disabled={pdf.isPending}
              onClick={() => pdf.save(course.title)}
            >
              {pdf.isPending ? (
                <LoaderCircle aria-hidden className="animate-spin" />
              ) : (
                <FileDown aria-hidden />
              )}
              {t('coursePlayer.work.pdf')}
            </Button>
          )}
        </div>
      </div>
      {total > 0 && (
        <div className={classNames('border-t pt-4', !hasPlayer && 'md:col-span-2')}>
          <ContentBoard course={course} work={work} onOpen={onOpen} />
        </div>
      )}
    </Card>
  );
}
