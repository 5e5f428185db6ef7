import {
  type Avatar,
  type CompanyLook,
  type Project,
  type VideoSettings,
  videoEndpoints,
} from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { PresenterStill } from '#web/features/avatars/components/presenter-still.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { PictureCanvas } from '../picture/picture-canvas.tsx';
import { PreviewPlayer } from '../picture/preview-player.tsx';
import { SAMPLE_MOMENT } from '../picture/sample-timeline.ts';
import { useSampleTimeline } from '../picture/use-sample-timeline.ts';
import { generationRequest, makerOf } from '../wizard-rules.ts';

/** Vertical pictures are 500 px high at most. */
const PICTURE_WIDTHS = {
  vertical: 'w-[281.25px] max-w-full',
  horizontal: 'w-full',
} as const;

type PicturePanelProps = {
  project: Project;
  /** Null for Tarima's own. */
  look: CompanyLook | null;
  settings: VideoSettings;
  /** The chosen presenter. Undefined while the list loads, or if it has gone. */
  presenter: Avatar | undefined;
  /** True once everything is chosen and stored, so that the server can speak the script. */
  isReady: boolean;
};

/** A preview of the video. While choices are missing, a sample picture. */
export function PicturePanel({ project, look, settings, presenter, isReady }: PicturePanelProps) {
  const { t } = useTranslation();
  // A vendor draws its presenters itself.
  const isOurs = makerOf(settings) === 'local';
  const preview = useEndpoint(
    videoEndpoints.preview,
    { body: generationRequest(project.id, settings) },
    {
      version: [settings.videoFormat, settings.background, settings.captionPlace, look],
      enabled: isReady && isOurs,
    },
  );
  const sample = useSampleTimeline(settings, look, {
    kicker: project.name,
    portrait: presenter?.portrait,
  });
  const width = PICTURE_WIDTHS[settings.videoFormat];

  if (isReady && isOurs && preview.data && !preview.isPlaceholderData) {
    const { timeline, audioUrl } = preview.data;
    return (
      <PreviewPlayer
        key={audioUrl}
        timeline={timeline}
        projectId={project.id}
        audioUrl={audioUrl}
        pictureWidth={PICTURE_WIDTHS[timeline.format]}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <div
        className={classNames('relative mx-auto overflow-hidden rounded-2xl shadow-card', width)}
      >
        {sample ? (
          <PictureCanvas
            timeline={sample}
            companyId={project.company.pk}
            at={SAMPLE_MOMENT}
            label={t('generate.preview.picture')}
            className="w-full"
          />
        ) : (
          <PresenterStill
            src={settings.presenterImage || (presenter?.preview_image_url ?? '')}
            name={presenter?.avatar_name ?? ''}
            alt={t('generate.preview.picture')}
            className={classNames(
              'w-full',
              settings.videoFormat === 'vertical' ? 'aspect-9/16' : 'aspect-video',
            )}
          />
        )}
        {preview.isFetching && (
          <span className="absolute inset-0 grid place-items-center bg-background/40 backdrop-blur-[1px]">
            <Spinner label={t('generate.preview.preparing')} className="size-10" />
          </span>
        )}
      </div>
      {preview.isError ? (
        <Alert
          tone="destructive"
          title={t('generate.preview.error')}
          action={
            <Button variant="secondary" size="small" onClick={() => void preview.refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          <p>{messageOf(preview.error, t)}</p>
        </Alert>
      ) : (
        <p className="text-center text-sm text-muted-foreground">
          {t(
            !isOurs
              ? 'generate.preview.vendorHint'
              : preview.isFetching
                ? 'generate.preview.preparing'
                : 'generate.preview.hint',
          )}
        </p>
      )}
    </div>
  );
}
