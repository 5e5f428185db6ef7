import type { Course, VideoSettings } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { generationRequest } from '#web/features/video-generation/wizard-rules.ts';
import { useGenerateAllVideos } from '../api/generate-all-videos.ts';
import { VideoChoicesDialog } from './video-choices-dialog.tsx';

type AllVideosDialogProps = { course: Course; onClose: () => void; onStarted: () => void };

/** Chooses the settings for all videos of a course, and starts their queue. */
export function AllVideosDialog({ course, onClose, onStarted }: AllVideosDialogProps) {
  const { t } = useTranslation();
  const generateAll = useGenerateAllVideos(course);

  const handleGenerate = (settings: VideoSettings) => {
    const { projectId: _, ...choices } = generationRequest(course.projectId, settings);
    generateAll.mutate({ ...choices, videoFormat: settings.videoFormat }, () => {
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
