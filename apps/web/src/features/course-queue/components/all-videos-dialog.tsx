import type { Course, VideoSettings } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { structureOf } from '#web/features/courses/structure/structure-edits.ts';
import { generationRequest } from '#web/features/video-generation/wizard-rules.ts';
import { useQueueChange } from '../use-queue-change.ts';
import { VideoChoicesDialog } from './video-choices-dialog.tsx';

type AllVideosDialogProps = { course: Course; onClose: () => void; onStarted: () => void };

/** Chooses the settings for all videos of a course, and starts their queue. */
export function AllVideosDialog({ course, onClose, onStarted }: AllVideosDialogProps) {
  const { t } = useTranslation();
  const generateAll = useQueueChange(course.projectId, 'generateAll', ({ stats }) =>
    toast.success(t('courseQueue.started', { count: stats.totalVideos })),
  );

  const handleGenerate = (settings: VideoSettings) => {
    const { projectId, ...choices } = generationRequest(course.projectId, settings);
    const body = {
      courseStructure: structureOf(course),
      config: { ...choices, videoFormat: settings.videoFormat },
      priorityOrder: 'sequential',
    } as const;
    generateAll.mutate({ params: { projectId }, body }, () => {
      onStarted();
      onClose();
    });
  };

  return (
    <VideoChoicesDialog
      title={t('courseQueue.dialog.title')}
      description={t('courseQueue.dialog.description')}
      submitLabel={t('courseQueue.dialog.submit')}
      course={course}
      isStarting={generateAll.isPending}
      onGenerate={handleGenerate}
      onClose={onClose}
    />
  );
}
