import type { Course, CourseContent, VideoSettings } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { VideoChoicesDialog } from '#web/features/course-queue/components/video-choices-dialog.tsx';
import { generationRequest } from '#web/features/video-generation/wizard-rules.ts';
import { useGenerateContentVideo } from '../api/generate-content-video.ts';

type ContentVideoDialogProps = { course: Course; content: CourseContent; onClose: () => void };

/** Chooses the settings for the video of one content, and starts it. */
export function ContentVideoDialog({ course, content, onClose }: ContentVideoDialogProps) {
  const { t } = useTranslation();
  const generate = useGenerateContentVideo();
  const handleGenerate = (settings: VideoSettings) =>
    generate.mutate(
      {
        ...generationRequest(course.projectId, settings),
        scriptId: content.scriptId ?? undefined,
      },
      onClose,
    );
  return (
    <VideoChoicesDialog
      title={t('courseScripts.video.dialogTitle')}
      description={content.title}
      submitLabel={t('generate.submit')}
      course={course}
      scriptId={content.scriptId ?? undefined}
      isStarting={generate.isPending}
      onGenerate={handleGenerate}
      onClose={onClose}
    />
  );
}
