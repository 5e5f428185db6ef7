import { useQueryClient } from '@tanstack/react-query';
import {
  type Course,
  type CourseContent,
  type VideoSettings,
  videoEndpoints,
} from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { VideoChoicesDialog } from '#web/features/course-queue/components/video-choices-dialog.tsx';
import { keepCourseVideo } from '#web/features/courses/use-course-videos.ts';
import { generationRequest } from '#web/features/video-generation/wizard-rules.ts';
import { outdatedVoices } from '#web/features/voices/outdated-voices.ts';
import { useChange } from '#web/lib/use-change.ts';

type ContentVideoDialogProps = { course: Course; content: CourseContent; onClose: () => void };

/** Chooses the settings for the video of one content, and starts it. */
export function ContentVideoDialog({ course, content, onClose }: ContentVideoDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const generate = useChange(videoEndpoints.generate, {
    failure: t('generate.generateError'),
    refreshesAfterFailure: outdatedVoices,
    onSuccess: (video) => keepCourseVideo(queryClient, video),
  });
  const handleGenerate = (settings: VideoSettings) =>
    generate.mutate(
      {
        body: {
          ...generationRequest(course.projectId, settings),
          scriptId: content.scriptId ?? undefined,
        },
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
