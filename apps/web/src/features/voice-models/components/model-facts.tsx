import { GENDERS, type VoiceModel } from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import { useTranslation } from 'react-i18next';
import { languageName } from '#web/lib/language-name.ts';

/** Facts for choosing a model: languages, voices, size, speed and licence. */
export function ModelFacts({ model }: { model: VoiceModel }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const voices = GENDERS.map((gender) => ({
    gender,
    names: model.voices.filter((voice) => voice.gender === gender).map(({ name }) => name),
  }))
    .filter(({ names }) => names.length > 0)
    .map(({ gender, names }) =>
      t(`voiceModels.voicesOf.${gender}`, { count: names.length, names: names.join(', ') }),
    );
  const factor = model.realTimeFactor;
  const speed =
    factor !== null &&
    t(model.isMeasured ? 'voiceModels.speed.measured' : 'voiceModels.speed.published', {
      seconds: new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(factor * 10),
    });
  const facts = [
    {
      name: t('voiceModels.facts.languages'),
      value: new Intl.ListFormat(language).format(model.languages.map(languageName)),
    },
    { name: t('voiceModels.facts.voices'), value: voices.join('. ') },
    { name: t('voiceModels.facts.size'), value: model.bytes && formatBytes(model.bytes, language) },
    { name: t('voiceModels.facts.speed'), value: speed },
    { name: t('voiceModels.facts.licence'), value: model.licence },
  ].filter(({ value }) => value);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[7rem_minmax(0,1fr)]">
      {facts.map(({ name, value }) => (
        <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
