import { useId } from 'react';

type RadioFieldProps = {
  options: { value: number; label: string }[];
  chosen: number | null;
  onChoose: (value: number) => void;
};

export function RadioField({ options, chosen, onChoose }: RadioFieldProps) {
  const name = useId();
  return (
    <div className="space-y-2">
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-xl border border-input px-3 py-2.5 has-checked:border-primary has-checked:bg-primary-soft has-disabled:cursor-default"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="mt-0.5 size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </div>
  );
}
