import { VOICE_MODEL_MEASURE, type VoiceModel, voiceModelEndpoints } from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import { Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { usePeopleOf } from '../use-people-of.ts';
import { ArchiveAddress } from './archive-address.tsx';
import { FetchDialog } from './fetch-dialog.tsx';
import { FileButton } from './file-button.tsx';
import { RemoveModel } from './remove-model.tsx';

type AbsentModelProps = {
  model: VoiceModel;
  isRecommended: boolean;
  canRun: boolean;
  onFile: (file: File) => void;
};

/** A model that cannot speak yet: the last problem, and the ways to get it. */
export function AbsentModel({ model, isRecommended, canRun, onFile }: AbsentModelProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const people = usePeopleOf(model);
  const fetching = useChange(voiceModelEndpoints.fetch, {
    failure: t('voiceModels.fetchError'),
    refreshes: [voiceModelEndpoints.list],
    refreshesAfterFailure: true,
  });
  const fetch = () =>
    fetching.mutate({ params: { modelId: model.id }, body: { acceptsLicence: true } });
  const problem = model.fetch?.status === 'failed' ? model.fetch.problem : null;
  const isStopped = problem?.code === 'CANCELLED';
  const kept = model.fetch?.bytes ?? 0;
  const isUntried = model.lacks.join() === VOICE_MODEL_MEASURE && !model.isInCatalogue;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isUntried && <p className="text-sm text-muted-foreground">{t('voiceModels.untried')}</p>}
      {model.lacks.length > 0 && !isUntried && (
        <div className="grid gap-1 rounded-xl bg-warning-soft p-3 text-sm text-warning-soft-foreground">
          <p>{t('voiceModels.lacks')}</p>
          <ul className="list-disc pl-5">
            {model.lacks.map((name) => (
              <li key={name}>
                <code className="wrap-anywhere">{name}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {problem && !isStopped && (
        <Alert tone="destructive" title={t('voiceModels.failed')}>
          <p>{problem.message}</p>
        </Alert>
      )}
      {problem && kept > 0 && (
        <p className="text-sm text-muted-foreground">
          {t('voiceModels.kept', { bytes: formatBytes(kept, i18n.language) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {model.isInCatalogue && canRun && !problem && (
          <Button variant={isRecommended ? 'primary' : 'secondary'} onClick={() => setIsOpen(true)}>
            <Download aria-hidden />
            {t('voiceModels.fetch')}
            <span className="sr-only">{people}</span>
          </Button>
        )}
        {model.isInCatalogue && canRun && problem && (
          // The licence was accepted with the first attempt.
          <>
            <Button aria-disabled={fetching.isPending} onClick={fetch}>
              <RotateCcw aria-hidden />
              {t(kept > 0 ? 'voiceModels.goOn' : 'voiceModels.again')}
              <span className="sr-only">{people}</span>
            </Button>
            <FileButton name={people} onFile={onFile} />
          </>
        )}
        {isUntried && canRun && (
          <Button aria-disabled={fetching.isPending} onClick={fetch}>
            {t(fetching.isPending ? 'voiceModels.tryingNow' : 'voiceModels.tryNow')}
            <span className="sr-only">{people}</span>
          </Button>
        )}
        {model.lacks.length > 0 && <RemoveModel model={model} />}
      </div>
      {problem && canRun && (
        <>
          <p className="text-sm text-muted-foreground">{t('voiceModels.fileHint')}</p>
          <ArchiveAddress model={model} />
        </>
      )}
      <FetchDialog
        model={model}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onFetch={fetch}
        onFile={onFile}
      />
    </div>
  );
}
