import { type VoiceModel, voiceModelEndpoints } from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import { useTranslation } from 'react-i18next';
import { useChange } from '#web/lib/use-change.ts';
import { usePeopleOf } from '../use-people-of.ts';
import { ModelProgress } from './model-progress.tsx';

/** The work of the studio on a model, in bytes and percent. It goes on when the page is closed. */
export function FetchProgress({ model }: { model: VoiceModel }) {
  const { t, i18n } = useTranslation();
  const people = usePeopleOf(model);
  const cancel = useChange(voiceModelEndpoints.cancel, {
    failure: t('voiceModels.cancelError'),
    refreshes: [voiceModelEndpoints.list],
    refreshesAfterFailure: true,
  });
  if (!model.fetch) return null;
  const { stage, progress, bytes, totalBytes } = model.fetch;
  const here = formatBytes(bytes, i18n.language);
  const soFar =
    stage === 'fetching' &&
    (totalBytes === null
      ? t('voiceModels.bytesHere', { bytes: here })
      : t('voiceModels.bytesOf', { bytes: here, total: formatBytes(totalBytes, i18n.language) }));
  return (
    <ModelProgress
      name={people}
      doing={t(`voiceModels.stages.${stage ?? 'waiting'}`)}
      progress={progress}
      note={[soFar, t('voiceModels.goesOn')].filter(Boolean).join(' ')}
      isCancelling={cancel.isPending}
      onCancel={() => cancel.mutate({ params: { modelId: model.id } })}
    />
  );
}
