import type { ProjectType } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { LoadError } from '#web/components/load-error.tsx';
import { Page } from '#web/components/page.tsx';
import { Trail } from '#web/components/trail.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { WorkflowSteps } from '#web/components/workflow-steps.tsx';
import { isDesigned } from '#web/features/projects/project-state.ts';
import { useProject } from '#web/features/projects/use-project.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { HandOverWays } from './components/hand-over-ways.tsx';
import { NoVideosYet } from './components/no-videos-yet.tsx';
import { VideosToMake } from './components/videos-to-make.tsx';
import { filmedContents } from './package-choice.ts';
import { useHandOver } from './use-hand-over.ts';

/** The last step: videos leave the studio as a package, as files, or by a link. */
export function HandOverScreen() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams<{ projectId: string }>();
  const project = useProject(projectId);
  const handOver = useHandOver(projectId);
  const failed = [project, handOver].find(({ isError, data }) => isError && !data);
  const type = project.data?.type;

  const body = () => {
    if (failed) return <LoadError title={t('handOver.loadError')} query={failed} />;
    if (!handOver.data || !type) return <Waiting />;
    if (filmedContents(handOver.data).length === 0) {
      return <NoVideosYet projectId={projectId} type={type} />;
    }
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <VideosToMake handOver={handOver.data} type={type} />
        <HandOverWays key={projectId} handOver={handOver.data} type={type} />
      </div>
    );
  };

  return (
    <Page
      title={t(`handOver.title.${type ?? 'course'}`)}
      trail={
        <WayBack
          projectId={projectId}
          type={type}
          name={handOver.data?.title || project.data?.name}
        />
      }
      actions={
        <Steps type={type} isDesigned={project.data !== undefined && isDesigned(project.data)} />
      }
    >
      {body()}
    </Page>
  );
}

type WayBackProps = {
  projectId: string;
  type: ProjectType | undefined;
  name: string | undefined;
};

/** The way to this page: the library, then the course or the video. */
function WayBack({ projectId, type, name }: WayBackProps) {
  const { t } = useTranslation();
  const reaches = useReaches();
  const isVideo = type === 'video';
  const steps = [
    isVideo
      ? { label: t('header.myVideos'), href: pathTo.videos() }
      : { label: t('header.myCourses'), href: pathTo.courses },
    ...(name && type
      ? [
          {
            label: name,
            href: isVideo ? pathTo.generateVideo(projectId) : pathTo.course(projectId),
          },
        ]
      : []),
  ];
  return <Trail steps={steps.filter(({ href }) => reaches(href))} />;
}

function Steps({ type, isDesigned }: { type: ProjectType | undefined; isDesigned: boolean }) {
  if (type === 'video') return <WorkflowSteps type="video" current="download" />;
  return <WorkflowSteps type="course" current="download" isDesigned={isDesigned} />;
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-32 rounded-2xl" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-2xl" />
    </div>
  );
}
