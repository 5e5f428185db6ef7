import { type VoiceModel, voiceEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { SampleButton } from '#web/features/voices/components/sample-button.tsx';
import { addressOf } from '#web/lib/api-client.ts';
import { languageOptions } from '#web/lib/language-name.ts';
import { RemoveModel } from './remove-model.tsx';

/** The voices of a model that is here. Each can be heard in each language. */
export function PresentModel({ model }: { model: VoiceModel }) {
  const { t, i18n } = useTranslation();
  const own = model.languages.find((code) => code.split('-')[0] === i18n.language);
  const [chosen, setChosen] = useState(own ?? model.languages[0] ?? '');
  const heard = model.voices.flatMap(({ name, gender, voiceIds }) => {
    const found = voiceIds.find(({ language }) => language === chosen.split('-')[0]);
    return found ? [{ name, gender, voiceId: found.id }] : [];
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {model.languages.length > 1 && (
        <Segmented
          label={t('voiceModels.hearIn')}
          value={chosen}
          options={languageOptions(model.languages)}
          onValueChange={setChosen}
          className="justify-self-start"
        />
      )}
      <ul aria-label={t('voices.label')} className="grid gap-2 sm:grid-cols-2">
        {heard.map(({ name, gender, voiceId }) => (
          <li key={voiceId} className="flex items-center gap-3 rounded-xl border px-3 py-2">
            <SampleButton
              name={name}
              source={addressOf(voiceEndpoints.preview, { params: { voiceId } })}
            />
            <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
            <span className="text-sm text-muted-foreground">{t(`voices.genders.${gender}`)}</span>
          </li>
        ))}
      </ul>
      <div>
        <RemoveModel model={model} />
      </div>
    </div>
  );
}
