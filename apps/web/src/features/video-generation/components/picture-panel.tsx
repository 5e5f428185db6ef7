import type { Avatar, Timeline, VideoSettings } from '@tarima/contract';
import { Film } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { PresenterStill } from '#web/features/avatars/components/presenter-still.tsx';
import { paidVoice } from '#web/features/voices/paid-voice.ts';
import { classNames } from '#web/lib/class-names.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { LiveScene } from '../picture/live-scene.tsx';
import { narrowButtonStyles, PictureLayout, pictureStyles } from '../picture/picture-layout.tsx';
import { PreviewPlayer } from '../picture/preview-player.tsx';
import { useDressedTimeline } from '../picture/use-dressed-timeline.ts';
import { useSpokenPreview } from '../picture/use-spoken-preview.ts';
import { type Choices, canGenerate, makerOf } from '../wizard-rules.ts';

type PicturePanelProps = {
  projectId: string;
  /** A course's script. Undefined for the only script of a video. */
  scriptId?: string | undefined;
  /** Of the script's text, so that the picture follows an edit. */
  revision?: number | undefined;
  /** The script's first scene, without sound. Undefined while it loads. */
  scene: Timeline | undefined;
  choices: Choices;
  /** The chosen presenter. Undefined while the list loads, or if it has gone. */
  presenter: Avatar | undefined;
  /** Stands beside the picture, or below a wide one. */
  children: ReactNode;
};

/** The script's first scene with the present choices. It moves at once, and is heard on a click. */
export function PicturePanel(props: PicturePanelProps) {
  const { projectId, scriptId, revision, scene, choices, presenter, children } = props;
  const { t } = useTranslation();
  const { settings } = choices;
  const script = { projectId, scriptId, revision };
  // A vendor draws its presenters itself.
  const isOurs = makerOf(settings) === 'local';
  const canSpeak = canGenerate(choices) && isOurs;
  /** The voice that may cost money, because somebody asked to hear it. */
  const [listenedTo, setListenedTo] = useState('');
  const isFree = paidVoice(choices.voice) === null || listenedTo === settings.voice;
  /** The voice in which somebody wants the whole video. */
  const [wholeIn, setWholeIn] = useState('');
  const isWhole = wholeIn !== '' && wholeIn === settings.voice;

  const first = useSpokenPreview({
    ...script,
    settings,
    onlyFirstScene: true,
    // The server keeps the sound of one preview.
    isEnabled: canSpeak && isFree && !isWhole,
  });
  const whole = useSpokenPreview({
    ...script,
    settings,
    onlyFirstScene: false,
    isEnabled: canSpeak && isFree && isWhole,
  });
  const portrait = presenter?.portrait;
  const shown = useDressedTimeline(first.spoken?.timeline ?? scene, settings, portrait);
  const wholeShown = useDressedTimeline(whole.spoken?.timeline, settings, portrait);

  if (isOurs && whole.spoken && wholeShown) {
    const { audioUrl } = whole.spoken;
    return (
      <PreviewPlayer key={audioUrl} timeline={wholeShown} projectId={projectId} audioUrl={audioUrl}>
        {children}
      </PreviewPlayer>
    );
  }
  const failed = [first, whole].find(({ isError }) => isError);
  const action = canSpeak && !failed && (
    <Button
      variant="secondary"
      className={narrowButtonStyles}
      disabled={isWhole}
      onClick={() => {
        setListenedTo(settings.voice);
        setWholeIn(settings.voice);
      }}
    >
      <Film aria-hidden />
      {t(isWhole ? 'generate.preview.preparing' : 'generate.preview.whole')}
    </Button>
  );
  const notes = (
    <>
      {failed && (
        <Alert
          tone="destructive"
          title={t('generate.preview.error')}
          action={
            <Button variant="secondary" size="small" onClick={() => void failed.refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          <p>{messageOf(failed.error, t)}</p>
        </Alert>
      )}
      {!isOurs && (
        <p className="text-sm text-muted-foreground">{t('generate.preview.vendorHint')}</p>
      )}
      {children}
    </>
  );
  if (isOurs && shown) {
    return (
      <LiveScene
        timeline={shown}
        projectId={projectId}
        audioUrl={first.spoken?.audioUrl ?? null}
        action={action}
        onListen={canSpeak && !failed && !isWhole ? () => setListenedTo(settings.voice) : undefined}
      >
        {notes}
      </LiveScene>
    );
  }
  return (
    <PictureLayout
      format={settings.videoFormat}
      picture={
        <StillPicture settings={settings} presenter={presenter} isLoading={isOurs && !scene} />
      }
    >
      {notes}
    </PictureLayout>
  );
}

type StillPictureProps = {
  settings: VideoSettings;
  presenter: Avatar | undefined;
  isLoading: boolean;
};

/** The picture of a presenter whom the studio does not draw. */
function StillPicture({ settings, presenter, isLoading }: StillPictureProps) {
  const { t } = useTranslation();
  const shape = classNames(
    pictureStyles,
    settings.videoFormat === 'vertical' ? 'aspect-9/16' : 'aspect-video',
  );
  if (isLoading) return <Skeleton className={shape} />;
  return (
    <PresenterStill
      src={settings.presenterImage || (presenter?.preview_image_url ?? '')}
      name={presenter?.avatar_name ?? ''}
      alt={t('generate.preview.picture')}
      className={shape}
    />
  );
}
