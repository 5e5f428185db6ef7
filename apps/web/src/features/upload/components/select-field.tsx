import { Controller } from 'react-hook-form';
import { Field } from '#web/components/ui/field.tsx';
import { Select, type SelectOption } from '#web/components/ui/select.tsx';
import type { UploadForm } from '../upload-form.schema.ts';

type SelectFieldProps = {
  name: Exclude<keyof UploadForm, 'files'>;
  label: string;
  options: readonly SelectOption[];
};

/** A select of the upload form, with its label and its error. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  return (
    <Controller<UploadForm, typeof name>
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message}>
          {(control) => (
            <Select
              {...control}
              value={field.value}
              options={options}
              onValueChange={field.onChange}
            />
          )}
        </Field>
      )}
    />
  );
}
