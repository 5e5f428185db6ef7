import type { Company } from '@tarima/contract';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import {
  DESIGN_FIELDS,
  type DesignField,
  type DesignForm as DesignFormValues,
  type DesignRequest,
  designFormShape,
  designRequest,
} from '../design-form.schema.ts';
import { ChoiceField } from './choice-field.tsx';

type DesignFormProps = {
  form: DesignFormValues;
  companies: readonly Company[];
  onChange: (form: DesignFormValues) => void;
  onSubmit: (request: DesignRequest) => void;
};

/** Three choices, each with an editable text, and the company that owns the course. */
export function DesignForm({ form, companies, onChange, onSubmit }: DesignFormProps) {
  const { t } = useTranslation();
  const language = currentLanguage();
  // A person of one company is told, not asked.
  const [only, second] = companies;
  const [showsMissing, setShowsMissing] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const missingId = useId();
  const request = designRequest(form, language);
  const missing = DESIGN_FIELDS.filter((field) => form[field].option === '');

  const handleChoice = (field: DesignField, value: { option: string; text: string }) => {
    // Each option comes from the list of its own field.
    const changed = designFormShape.safeParse({ ...form, [field]: value });
    if (!changed.success) return;
    if (designRequest(changed.data, language)) toast.mended(t('courseDesigner.incompleteTitle'));
    onChange(changed.data);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (request) return onSubmit(request);
    setShowsMissing(true);
    toast.error(t('courseDesigner.incompleteTitle'), t('courseDesigner.incomplete'));
    const first = DESIGN_FIELDS.findIndex((field) => missing.includes(field));
    element.current?.querySelectorAll<HTMLElement>('[role=combobox]')[first]?.focus();
  };
  const missingNames = new Intl.ListFormat(language).format(
    missing.map((field) => t(`courseDesigner.fields.${field}.label`)),
  );
  const isMissing = (field: DesignField) => showsMissing && missing.includes(field);

  return (
    <form ref={element} noValidate onSubmit={handleSubmit}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-8 p-5 sm:p-6">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-8 lg:grid-cols-3">
          {DESIGN_FIELDS.map((field) => (
            <ChoiceField
              key={field}
              field={field}
              value={form[field]}
              language={language}
              error={isMissing(field) ? t('courseDesigner.choose') : undefined}
              onChange={(value) => handleChoice(field, value)}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4 border-t pt-6">
          <div className="w-full sm:max-w-80">
            {only && !second && only.pk === form.companyId ? (
              <p className="flex flex-wrap gap-x-2 text-sm">
                <span className="text-muted-foreground">{t('courseDesigner.company')}</span>
                <span className="min-w-0 font-medium wrap-anywhere">{only.name}</span>
              </p>
            ) : (
              <Field label={t('courseDesigner.company')}>
                {(control) => (
                  <Select
                    {...control}
                    value={form.companyId}
                    options={companies.map(({ pk, name }) => ({ value: pk, label: name }))}
                    onValueChange={(companyId) => onChange({ ...form, companyId })}
                  />
                )}
              </Field>
            )}
          </div>
          <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-3 sm:w-auto">
            {missing.length > 0 && (
              <p id={missingId} className="text-sm text-pretty text-muted-foreground">
                {t('courseDesigner.missing', { fields: missingNames })}
              </p>
            )}
            {/* Focusable while disabled, so that it can say what is missing. */}
            <Button
              type="submit"
              size="large"
              aria-disabled={request === null}
              aria-describedby={missing.length > 0 ? missingId : undefined}
              className="w-full aria-disabled:cursor-not-allowed aria-disabled:bg-muted aria-disabled:text-muted-foreground sm:w-auto"
            >
              <Sparkles aria-hidden />
              {t('courseDesigner.submit')}
            </Button>
          </div>
        </div>
      </Card>
    </form>
  );
}
