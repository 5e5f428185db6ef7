import { type FieldPathByValue, useController, useFormContext } from 'react-hook-form';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select, type SelectOption } from '#web/components/ui/select.tsx';
import type { PodcastForm } from '../podcast-form.schema.ts';

type TextName = Exclude<FieldPathByValue<PodcastForm, string>, 'companyId'>;

type TextFieldProps = { name: TextName; label: string; placeholder?: string; maxLength: number };

/** A text field of the podcast form. */
export function TextField({ name, label, ...input }: TextFieldProps) {
  const { register, getFieldState, formState } = useFormContext<PodcastForm>();
  return (
    <Field label={label} error={getFieldState(name, formState).error?.message}>
      {(control) => <Input {...control} {...register(name)} {...input} autoComplete="off" />}
    </Field>
  );
}

type SelectFieldProps = {
  name: FieldPathByValue<PodcastForm, string>;
  label: string;
  options: readonly SelectOption[];
  hint?: string;
};

/** A select of the podcast form. */
export function SelectField({ name, label, options, hint }: SelectFieldProps) {
  const { field, fieldState } = useController<PodcastForm, typeof name>({ name });
  return (
    <Field label={label} error={fieldState.error?.message} hint={hint}>
      {(control) => (
        <Select {...control} value={field.value} options={options} onValueChange={field.onChange} />
      )}
    </Field>
  );
}
