import { GENDERS, type VoiceModel } from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { languageName } from '#web/lib/language-name.ts';
import { askedHash, isUnderWay } from '../model-state.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useModelFile } from '../use-model-file.ts';
import { usePeopleOf } from '../use-people-of.ts';
import { AbsentModel } from './absent-model.tsx';
import { FetchProgress } from './fetch-progress.tsx';
import { FileProgress } from './file-progress.tsx';
import { HashQuestion } from './hash-question.tsx';
import { ModelDetails } from './model-details.tsx';
import { PresentModel } from './present-model.tsx';

type VoiceModelCardProps = {
  model: VoiceModel;
  isRecommended: boolean;
  /** False where no natural voice can run. */
  canRun: boolean;
};

/** A model with its facts, and what can be done with it now. */
export function VoiceModelCard({ model, isRecommended, canRun }: VoiceModelCardProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const people = usePeopleOf(model);
  const file = useModelFile(model.id);
  const hash = askedHash(model);
  const isIncomplete = model.lacks.length > 0;
  // The buttons of one state disappear with the next.
  const { heading, box } = useKeptFocus(
    [file.sent !== null, hash, isUnderWay(model), model.isPresent].join(),
  );

  const summary = [
    new Intl.ListFormat(language).format(model.languages.map(languageName)),
    ...GENDERS.map((gender) => {
      const count = model.voices.filter((voice) => voice.gender === gender).length;
      return count > 0 && t(`voiceModels.count.${gender}`, { count });
    }),
    model.bytes !== null && formatBytes(model.bytes, language),
  ].filter(Boolean);

  const state = () => {
    if (file.sent) {
      return <FileProgress sent={file.sent} name={people} onCancel={file.cancel} />;
    }
    if (hash) return <HashQuestion model={model} sha256={hash} />;
    if (isUnderWay(model)) return <FetchProgress model={model} />;
    if (model.isPresent) return <PresentModel model={model} />;
    return (
      <AbsentModel model={model} isRecommended={isRecommended} canRun={canRun} onFile={file.send} />
    );
  };

  return (
    <Card className="grid h-full grid-cols-[minmax(0,1fr)] content-start gap-3 p-5 sm:p-6" {...box}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 ref={heading} tabIndex={-1} className="min-w-0 text-lg font-semibold wrap-anywhere">
          {people}
        </h3>
        {isRecommended && <Badge tone="accent">{t('voiceModels.recommended')}</Badge>}
        {model.isPresent && <Badge tone="success">{t('voiceModels.present')}</Badge>}
        {isIncomplete && <Badge tone="warning">{t('voiceModels.incomplete')}</Badge>}
        {!model.isInCatalogue && <Badge>{t('voiceModels.ownFolder')}</Badge>}
      </div>
      <p className="text-sm wrap-anywhere">{summary.join(' · ')}</p>
      {state()}
      <ModelDetails model={model} />
    </Card>
  );
}
