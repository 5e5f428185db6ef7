import { type VoiceModel, voiceModelEndpoints } from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { WorkProgress } from '#web/features/line/work-progress.tsx';
import { useChange } from '#web/lib/use-change.ts';

/** The work of the studio on a model, in bytes and percent. It goes on when the page is closed. */
export function FetchProgress({ model }: { model: VoiceModel }) {
  const { t, i18n } = useTranslation();
  const cancel = useChange(voiceModelEndpoints.cancel, {
    failure: t('voiceModels.cancelError'),
    refreshes: [voiceModelEndpoints.list],
    refreshesAfterFailure: true,
  });
  if (!model.fetch) return null;
  const { stage, progress, bytes, totalBytes } = model.fetch;
  const here = formatBytes(bytes, i18n.language);
  return (
    <div className="grid gap-3">
      <WorkProgress
        label={t('voiceModels.progressOf', { name: model.name })}
        doing={t(`voiceModels.stages.${stage ?? 'waiting'}`)}
        progress={progress}
        waitingId={false}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground tabular-nums">
          {stage === 'fetching' &&
            (totalBytes === null
              ? t('voiceModels.bytesHere', { bytes: here })
              : t('voiceModels.bytesOf', {
                  bytes: here,
                  total: formatBytes(totalBytes, i18n.language),
                }))}{' '}
          {t('voiceModels.goesOn')}
        </p>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={cancel.isPending}
          onClick={() => cancel.mutate({ params: { modelId: model.id } })}
        >
          {t('common.cancel')}
          <span className="sr-only">{model.name}</span>
        </Button>
      </div>
    </div>
  );
}
