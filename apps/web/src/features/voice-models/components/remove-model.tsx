import { type VoiceModel, voiceModelEndpoints } from '@tarima/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { usePeopleOf } from '../use-people-of.ts';

/** Removes a model after a question, because work with its voices stops. */
export function RemoveModel({ model }: { model: VoiceModel }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const people = usePeopleOf(model);
  const remove = useChange(voiceModelEndpoints.delete, {
    failure: t('voiceModels.removeError'),
    refreshes: [voiceModelEndpoints.list],
    refreshesAfterFailure: true,
  });
  return (
    <>
      <Button variant="ghost" aria-disabled={remove.isPending} onClick={() => setAsks(true)}>
        <Trash2 aria-hidden />
        {t('voiceModels.remove')}
        <span className="sr-only">{people}</span>
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('voiceModels.removeTitle', { name: people })}
        description={t(
          model.isPresent ? 'voiceModels.removeDescription' : 'voiceModels.removeIncomplete',
        )}
        confirmLabel={t('voiceModels.remove')}
        onConfirm={() => remove.mutate({ params: { modelId: model.id } })}
      />
    </>
  );
}
