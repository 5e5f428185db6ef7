import {
  DRAFT_LENGTHS,
  type DraftLength,
  ledgerEndpoints,
  MAIN_OBJECTIVES,
  type Project,
  type RedraftRequest,
  type Script,
  TONES,
} from '@tarima/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '#web/components/fold.tsx';
import { sectionsOf } from '#web/components/ledger/ledger-sections.ts';
import { Button } from '#web/components/ui/button.tsx';
import { stickyActionsStyles } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { SectionChoice } from './section-choice.tsx';

type RedraftFormProps = {
  script: Script;
  /** The options of the last draft, with which the form begins. */
  begin: Pick<Project, 'communicationTone' | 'mainObjective' | 'targetAudience'> &
    Partial<RedraftRequest>;
  isBusy: boolean;
  onStart: (request: RedraftRequest) => void;
};

/** About the length of a video without a chosen length. */
const USUAL_LENGTH: DraftLength = 3;

/** Length, sections, tone, aim and audience of a new draft. The known answers stand on one line. */
export function RedraftForm({ script, begin, isBusy, onStart }: RedraftFormProps) {
  const { t } = useTranslation();
  const { projectId, revision } = script;
  const ledger = useEndpoint(
    ledgerEndpoints.get,
    { params: { projectId } },
    { version: [revision] },
  );
  const sections = useMemo(
    // A section without speakable units gives no draft.
    () =>
      sectionsOf(ledger.data ?? []).filter(({ units }) =>
        units.some(({ fate }) => fate !== 'unspeakable'),
      ),
    [ledger.data],
  );
  const [length, setLength] = useState<DraftLength>(begin.length ?? USUAL_LENGTH);
  const [tone, setTone] = useState(begin.communicationTone ?? TONES[0]);
  const [objective, setObjective] = useState(begin.mainObjective ?? MAIN_OBJECTIVES[0]);
  const [audience, setAudience] = useState(begin.targetAudience ?? '');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isNone = sections.length > 0 && left.size >= sections.length;

  const summary = [
    t(`upload.tones.${tone}`),
    t(`upload.objectives.${objective}`),
    ...(audience.trim() === '' ? [] : [audience.trim()]),
  ].join(' · ');

  const handleSubmit = () => {
    if (isBusy || isNone) return;
    onStart({
      length,
      communicationTone: tone,
      mainObjective: objective,
      targetAudience: audience,
      ...(left.size > 0 && {
        sections: sections.map(({ id }) => id).filter((id) => !left.has(id)),
      }),
    });
  };

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <div className="grid gap-2">
        <p className="text-sm font-medium">{t('redraft.length')}</p>
        <Segmented
          label={t('redraft.length')}
          value={`${length}`}
          options={DRAFT_LENGTHS.map((value) => ({
            value: `${value}` as const,
            label:
              value === 'all' ? t('redraft.everything') : t('redraft.minutes', { count: value }),
          }))}
          onValueChange={(value) =>
            setLength(DRAFT_LENGTHS.find((one) => `${one}` === value) ?? USUAL_LENGTH)
          }
        />
        <p className="text-sm text-muted-foreground">{t('redraft.lengthHint')}</p>
      </div>
      <Fold label={t('upload.focus')} summary={summary}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t('upload.tone')}>
              {(control) => (
                <Select
                  {...control}
                  value={tone}
                  options={TONES.map((value) => ({ value, label: t(`upload.tones.${value}`) }))}
                  onValueChange={(value) => setTone(TONES.find((one) => one === value) ?? tone)}
                />
              )}
            </Field>
            <Field label={t('upload.objective')}>
              {(control) => (
                <Select
                  {...control}
                  value={objective}
                  options={MAIN_OBJECTIVES.map((value) => ({
                    value,
                    label: t(`upload.objectives.${value}`),
                  }))}
                  onValueChange={(value) =>
                    setObjective(MAIN_OBJECTIVES.find((one) => one === value) ?? objective)
                  }
                />
              )}
            </Field>
          </div>
          <Field label={t('upload.audience')} hint={t('upload.audienceHint')}>
            {(control) => (
              <Input
                {...control}
                value={audience}
                onChange={({ target }) => setAudience(target.value)}
                maxLength={200}
                autoComplete="off"
                placeholder={t('upload.audiencePlaceholder')}
              />
            )}
          </Field>
        </div>
      </Fold>
      {sections.length > 1 && (
        <SectionChoice
          sections={sections}
          language={script.language}
          left={left}
          onChange={setLeft}
        />
      )}
      <div className={classNames('flex justify-end', stickyActionsStyles)}>
        <Button type="submit" disabled={isNone} aria-disabled={isBusy}>
          {t('redraft.start')}
        </Button>
      </div>
    </form>
  );
}
