import { DEFAULT_COMPLETION, type HandOver } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Fold } from '#web/components/fold.tsx';
import { Slider } from '#web/components/ui/slider.tsx';
import { formatPercent } from '#web/lib/format.ts';
import { type PackageChoice, requestOf } from '../package-choice.ts';

type CompletionChoiceProps = {
  handOver: HandOver;
  choice: PackageChoice;
  onChange: (choice: PackageChoice) => void;
};

/** When a learner has completed the course: by the share seen, and by right answers. */
export function CompletionChoice({ handOver, choice, onChange }: CompletionChoiceProps) {
  const { t, i18n } = useTranslation();
  const { completion } = choice;
  const { hasQuestions } = requestOf(handOver, choice, 'folder');
  const percent = (value: number) => formatPercent(value, i18n.language);
  const rule = [
    completion.share > 0
      ? t('handOver.completion.shareIs', { share: percent(completion.share) })
      : t('handOver.completion.shareNone'),
    ...(hasQuestions && completion.mark !== null
      ? [t('handOver.completion.markIs', { mark: percent(completion.mark) })]
      : []),
  ];
  const change = (part: Partial<typeof completion>) =>
    onChange({ ...choice, completion: { ...completion, ...part } });
  return (
    <Fold label={t('handOver.completion.label')} summary={rule.join(' ')}>
      <div className="grid gap-5 p-1">
        <Slider
          label={t('handOver.completion.share')}
          hint={t('handOver.completion.shareHint')}
          text={percent(completion.share)}
          value={completion.share}
          min={0}
          max={100}
          step={5}
          onValueChange={(share) => change({ share })}
        />
        {hasQuestions && (
          <label className="flex cursor-pointer items-center gap-3 text-sm font-medium">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-primary"
              checked={completion.mark !== null}
              onChange={({ target }) =>
                change({ mark: target.checked ? DEFAULT_COMPLETION.mark : null })
              }
            />
            {t('handOver.completion.asksMark')}
          </label>
        )}
        {hasQuestions && completion.mark !== null && (
          <Slider
            label={t('handOver.completion.mark')}
            text={percent(completion.mark)}
            value={completion.mark}
            min={5}
            max={100}
            step={5}
            onValueChange={(mark) => change({ mark })}
          />
        )}
      </div>
    </Fold>
  );
}
