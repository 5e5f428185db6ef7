import { type ReactNode, useId } from 'react';

type OptionRowProps = {
  label: string;
  hint: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
  /** A way on, beside a disabled option. */
  children?: ReactNode;
};

/** One thing to include or not, with a line that explains it. */
export function OptionRow({
  label,
  hint,
  isOn,
  isDisabled = false,
  onChange,
  children,
}: OptionRowProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label className="flex min-w-0 flex-1 basis-48 cursor-pointer items-start gap-3 rounded-lg p-2 text-sm hover:bg-muted has-disabled:cursor-not-allowed">
        <input
          type="checkbox"
          className="mt-0.5 size-4 shrink-0 accent-primary"
          aria-label={label}
          aria-describedby={id}
          checked={isOn && !isDisabled}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="grid">
          <span className="font-medium">{label}</span>
          <span id={id} className="text-pretty text-muted-foreground">
            {hint}
          </span>
        </span>
      </label>
      {children}
    </div>
  );
}
