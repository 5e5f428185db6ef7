import { GENDERS, type VoiceModel } from '@tarima/contract';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** All names, the model, its speed and its licence. Hardly anybody needs them to choose a voice. */
export function ModelDetails({ model }: { model: VoiceModel }) {
  const { t, i18n } = useTranslation();
  const voices = GENDERS.map((gender) => ({
    gender,
    names: model.voices.filter((voice) => voice.gender === gender).map(({ name }) => name),
  }))
    .filter(({ names }) => names.length > 0)
    .map(({ gender, names }) =>
      t(`voiceModels.voicesOf.${gender}`, { count: names.length, names: names.join(', ') }),
    );
  const factor = model.realTimeFactor;
  const number = new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 2 });
  const speed =
    factor !== null &&
    t(model.isMeasured ? 'voiceModels.speed.measured' : 'voiceModels.speed.published', {
      seconds: number.format(factor * 10),
    });
  const facts = [
    { name: t('voiceModels.facts.voices'), value: voices.join('. ') },
    { name: t('voiceModels.facts.model'), value: model.name },
    { name: t('voiceModels.facts.speed'), value: speed },
    { name: t('voiceModels.facts.licence'), value: model.licence },
  ].filter(({ value }) => value);
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1.5 rounded-lg font-medium text-muted-foreground hover:text-foreground [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-4 -rotate-90 transition-transform group-open:rotate-0"
        />
        {t('voiceModels.details')}
      </summary>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 sm:grid-cols-[6rem_minmax(0,1fr)]">
        {facts.map(({ name, value }) => (
          <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
