import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';

type ChoiceRowProps = { value: string; children: ReactNode; action: ReactNode };

/** One choice of a list, with a control of its own beside it. */
export function ChoiceRow({ value, children, action }: ChoiceRowProps) {
  return (
    <div className="flex items-center gap-3 rounded-2xl border bg-card py-2 pr-4 pl-3 transition-colors has-data-[state=checked]:border-primary has-data-[state=checked]:bg-primary-soft">
      <RadioGroup.Item
        value={value}
        className="group flex min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-lg py-1 text-left"
      >
        <span className="grid min-w-0 flex-1 gap-1.5">{children}</span>
        <span className="grid size-5 shrink-0 place-items-center rounded-full border border-input bg-card group-data-[state=checked]:border-primary">
          <RadioGroup.Indicator className="size-2.5 rounded-full bg-primary" />
        </span>
      </RadioGroup.Item>
      {/* The control follows the choice for the Tab key and precedes it visually. */}
      <div className="-order-1">{action}</div>
    </div>
  );
}
