import { type Language, MAX_DESIGNER_TEXT } from '@tarima/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { type DesignField, optionOfText, optionsOf, textOfOption } from '../design-form.ts';

type Choice = { option: string; text: string };

type ChoiceFieldProps = {
  field: DesignField;
  value: Choice;
  language: Language;
  error?: string;
  onChange: (value: Choice) => void;
};

/**
 * An option and its text. Another option replaces the text, unless the person wrote it. They may still ask
 * for the option's text, and take that back.
 */
export function ChoiceField({ field, value, language, error, onChange }: ChoiceFieldProps) {
  const { t } = useTranslation();
  const noteId = useId();
  /** The person's own text, before an option's text replaced it. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const { option, text } = value;
  const options = optionsOf(field, language).map(([name, { label }]) => ({ value: name, label }));
  const isOwn = text.trim() !== '' && optionOfText(field, text) === undefined;
  const offersText = isOwn && option !== '';

  const handleOption = (chosen: string) => {
    if (!isOwn) setReplaced(null);
    onChange({ option: chosen, text: isOwn ? text : textOfOption(field, chosen, language) });
  };
  const handleUseText = () => {
    setReplaced(text);
    onChange({ option, text: textOfOption(field, option, language) });
  };
  const handleTakeBack = () => {
    if (replaced !== null) onChange({ option, text: replaced });
    setReplaced(null);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label={t(`courseDesigner.fields.${field}.label`)} error={error}>
        {(control) => (
          <Select
            {...control}
            value={option}
            options={options}
            placeholder={t(`courseDesigner.fields.${field}.placeholder`)}
            onValueChange={handleOption}
          />
        )}
      </Field>
      <Textarea
        aria-label={t(`courseDesigner.fields.${field}.text`)}
        aria-describedby={offersText || replaced !== null ? noteId : undefined}
        value={text}
        maxLength={MAX_DESIGNER_TEXT}
        placeholder={t(`courseDesigner.fields.${field}.textPlaceholder`)}
        onChange={(event) => onChange({ option, text: event.target.value })}
        className="min-h-28"
      />
      {(offersText || replaced !== null) && (
        <div id={noteId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <p className="text-muted-foreground">
            {t(offersText ? 'courseDesigner.ownText' : 'courseDesigner.replacedText')}
          </p>
          <Button
            variant="secondary"
            size="small"
            onClick={offersText ? handleUseText : handleTakeBack}
          >
            {t(offersText ? 'courseDesigner.useText' : 'courseDesigner.takeBack')}
          </Button>
        </div>
      )}
    </div>
  );
}
