import {
  SETTING_GROUP_FACTS,
  type SettingField,
  type SettingGroup,
  type StudioSettingName,
} from '@tarima/contract';
import { PlugZap } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { changedValues, type Drafts, type NewValues } from '../drafts.ts';
import { AdvancedFields } from './advanced-fields.tsx';
import { partName } from './group-name.ts';
import { RetentionQuestion, shorterRetention } from './retention-question.tsx';
import { SaveOutcome } from './save-outcome.tsx';
import { SettingControl } from './setting-control.tsx';
import { SETTING_LAYOUT } from './setting-layout.ts';
import { useGroupChange } from './use-group-change.ts';
import { WayBackNote } from './way-back-note.tsx';

type GroupFormProps = {
  group: SettingGroup;
  fields: readonly SettingField[];
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
};

/** The fields of a group. Saving tries the values at once, and says beside the button what happened. */
export function GroupForm({ group, fields, drafts, onDrafts }: GroupFormProps) {
  const { t } = useTranslation();
  const name = partName(group, t);
  const form = useRef<HTMLFormElement>(null);
  const { isTried } = SETTING_GROUP_FACTS[group];
  const values = changedValues(fields, drafts, currentLanguage());
  const isChanged = Object.keys(values).length > 0;
  const forgetDrafts = (stored: NewValues) =>
    onDrafts(Object.fromEntries(Object.entries(drafts).filter(([known]) => !(known in stored))));
  const change = useGroupChange(group, forgetDrafts);
  const isAdvanced = (field: SettingField) => SETTING_LAYOUT[field.name].isAdvanced === true;
  const [isOpen, setIsOpen] = useState(fields.some((field) => isAdvanced(field) && field.isSet));
  const [asked, setAsked] = useState<string | null>(null);
  const isOpenNow =
    isOpen || fields.some((field) => isAdvanced(field) && change.faults[field.name] !== undefined);

  useEffect(() => {
    if (Object.keys(change.faults).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [change.faults]);

  const handleDraft = (setting: StudioSettingName) => (typed: string | undefined) => {
    const { [setting]: _former, ...others } = drafts;
    onDrafts(typed === undefined ? others : { ...others, [setting]: typed });
    change.forget(setting);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || change.isPending) return;
    const shorter = shorterRetention(fields, values);
    if (shorter === null) change.save(values);
    else setAsked(shorter);
  };
  const control = (field: SettingField) => (
    <SettingControl
      key={field.name}
      field={field}
      draft={drafts[field.name]}
      fault={change.faults[field.name]}
      owner={name}
      onDraft={handleDraft(field.name)}
      onRemove={() => change.save({ [field.name]: null }, true)}
    />
  );

  return (
    <Card className="p-5 sm:p-6">
      <form
        ref={form}
        noValidate
        aria-label={name}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
        onSubmit={handleSubmit}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
          {fields.filter((field) => !isAdvanced(field)).map(control)}
        </div>
        {group === 'sign-in' && <WayBackNote />}
        {fields.some(isAdvanced) && (
          <AdvancedFields isOpen={isOpenNow} onOpen={setIsOpen}>
            {fields.filter(isAdvanced).map(control)}
          </AdvancedFields>
        )}
        <div className="flex flex-wrap items-start gap-x-5 gap-y-3 border-t pt-5">
          <div className="flex flex-wrap gap-2">
            {/* Not disabled: it keeps the focus, and a second press does nothing. */}
            <Button type="submit" aria-disabled={!isChanged || change.isPending}>
              {t(isTried ? 'settings.saveAndCheck' : 'settings.save')}
            </Button>
            {isTried && !isChanged && fields.some(({ isSet }) => isSet) && (
              <Button
                variant="secondary"
                aria-disabled={change.isPending}
                onClick={() => !change.isPending && change.save({})}
              >
                <PlugZap aria-hidden />
                {t('settings.check')}
              </Button>
            )}
          </div>
          <SaveOutcome
            group={group}
            isPending={change.isPending}
            answer={change.answer}
            sent={change.sent}
            onAnyway={() => change.save(change.sent, true)}
          />
        </div>
      </form>
      <RetentionQuestion
        days={asked}
        onClose={() => setAsked(null)}
        onConfirm={() => change.save(values)}
      />
    </Card>
  );
}
