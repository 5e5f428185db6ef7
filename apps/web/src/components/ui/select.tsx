import { Check, ChevronDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import type { Ref } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { fieldStyles } from './input.tsx';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectProps = {
  value: string;
  options: readonly SelectOption[];
  onValueChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

/** A list to choose one value from. An empty `value` shows the placeholder. */
export function Select({
  value,
  options,
  onValueChange,
  placeholder,
  disabled,
  className,
  ...control
}: SelectProps) {
  return (
    <RadixSelect.Root value={value} onValueChange={onValueChange} disabled={disabled}>
      <RadixSelect.Trigger
        {...control}
        className={classNames(
          fieldStyles,
          'flex h-control items-center justify-between gap-2 text-left data-[placeholder]:text-muted-foreground [&>span]:truncate',
          className,
        )}
      >
        <RadixSelect.Value placeholder={placeholder} />
        <RadixSelect.Icon className="shrink-0">
          <ChevronDown aria-hidden className="size-4 text-muted-foreground" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={6}
          collisionPadding={16}
          className="z-50 max-h-72 max-w-(--radix-select-content-available-width) min-w-(--radix-select-trigger-width) animate-rise-in overflow-hidden rounded-xl border bg-popover shadow-raised"
        >
          <RadixSelect.Viewport className="p-1">
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                className="flex min-h-control cursor-pointer items-center gap-2 rounded-lg py-2 pr-3 pl-8 text-sm outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55 data-[highlighted]:bg-muted"
              >
                <RadixSelect.ItemIndicator className="absolute left-3">
                  <Check aria-hidden className="size-4 text-primary" />
                </RadixSelect.ItemIndicator>
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
