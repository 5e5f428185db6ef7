import { type VoiceModel, voiceModelEndpoints } from '@tarima/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { ArchiveAddress } from './archive-address.tsx';

/** Eight letters at a time, as people compare them. */
const inGroups = (hash: string): string => hash.match(/.{1,8}/gu)?.join(' ') ?? hash;

/** Asks the owner to compare the hash of an archive. The catalogue has none for it. */
export function HashQuestion({ model, sha256 }: { model: VoiceModel; sha256: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const options = {
    failure: t('voiceModels.hash.error'),
    refreshes: [voiceModelEndpoints.list],
    refreshesAfterFailure: true,
  };
  const confirm = useChange(voiceModelEndpoints.confirm, options);
  // Cancelling would keep the archive for the next time.
  const discard = useChange(
    model.isPresent ? voiceModelEndpoints.cancel : voiceModelEndpoints.delete,
    options,
  );
  const isSending = confirm.isPending || discard.isPending;
  const params = { modelId: model.id };
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-primary p-4"
    >
      <h4 id={titleId} className="font-medium">
        {t('voiceModels.hash.title')}
      </h4>
      <p className="text-sm text-pretty">{t('voiceModels.hash.description')}</p>
      <p className="rounded-xl bg-muted p-3 text-sm">
        <code>{inGroups(sha256)}</code>
      </p>
      <ArchiveAddress model={model} />
      <div className="flex flex-wrap gap-2">
        <Button
          aria-disabled={isSending}
          onClick={() => !isSending && confirm.mutate({ params, body: { sha256 } })}
        >
          {t('voiceModels.hash.confirm')}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={isSending}
          onClick={() => !isSending && discard.mutate({ params })}
        >
          {t('voiceModels.hash.discard')}
        </Button>
      </div>
    </section>
  );
}
