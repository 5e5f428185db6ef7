import { type ReactNode, useId } from 'react';
import { Label } from './label.tsx';

/** Attributes that announce a control with its label, hint and error. */
type FieldControl = {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: string;
  hint?: string;
  error?: string;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={error ? 'text-sm text-destructive' : 'text-sm text-muted-foreground'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
