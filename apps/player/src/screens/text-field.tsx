import { type ComponentProps, useId } from 'react';

type TextFieldProps = ComponentProps<'input'> & { label: string; problem: string | null };

export function TextField({ label, problem, ...props }: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        className="min-h-11 w-full rounded-xl border border-input bg-card px-3"
        {...props}
      />
      <p id={`${id}-problem`} role="status" className="text-destructive-soft-foreground text-sm">
        {problem}
      </p>
    </div>
  );
}
