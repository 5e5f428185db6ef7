import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  /** `count` stands beside the label. An empty one keeps its place. */
  options: readonly { value: Value; label: string; icon?: ReactNode; count?: string }[];
  onValueChange: (value: Value) => void;
  className?: string;
};

/** A few values side by side; one is chosen. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onValueChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      // Every item below carries one of the options' own values.
      onValueChange={(chosen) => onValueChange(chosen as Value)}
      className={classNames(
        'inline-flex max-w-full flex-wrap gap-0.5 rounded-xl bg-muted p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="inline-flex h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-[0.625rem] px-1.5 text-sm sm:px-3 lg:h-8 font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground data-[state=checked]:bg-card data-[state=checked]:text-foreground data-[state=checked]:shadow-card max-sm:[&_svg]:hidden [&_svg]:size-4"
        >
          {option.icon}
          {option.label}{' '}
          {option.count !== undefined && (
            <span className="min-w-4 text-xs font-normal tabular-nums">{option.count}</span>
          )}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
