import type { Video } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { GenerationSteps } from './generation-steps.tsx';

type FailedVideoProps = {
  video: Video;
  canRetry: boolean;
  onConfigure: () => void;
  onRetry: () => void;
  /** Present if the chosen voice was removed: only another one helps. */
  onChooseVoice: (() => void) | undefined;
};

export function FailedVideo({
  video,
  canRetry,
  onConfigure,
  onRetry,
  onChooseVoice,
}: FailedVideoProps) {
  const { t } = useTranslation();
  return (
    <Card role="alert" className="mx-auto grid w-full max-w-2xl gap-6 p-6 sm:p-8">
      <div className="grid gap-1 text-center">
        <h2 className="text-lg font-semibold text-destructive">{t('generate.failed.title')}</h2>
        <p className="text-muted-foreground">{video.error || t('generate.failed.message')}</p>
      </div>
      <GenerationSteps
        current={video.stage === 'preparing' ? 'preparing' : 'generating'}
        hasFailed
      />
      <div className="grid gap-2 sm:flex sm:justify-center">
        <Button variant="secondary" onClick={onConfigure}>
          {t('generate.failed.configure')}
        </Button>
        {onChooseVoice ? (
          <Button onClick={onChooseVoice}>{t('generate.lostVoice.choose')}</Button>
        ) : (
          <Button disabled={!canRetry} onClick={onRetry}>
            {t('generate.failed.retry')}
          </Button>
        )}
      </div>
    </Card>
  );
}
