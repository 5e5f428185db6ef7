import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { classNames } from '#web/lib/class-names.ts';

type GripProps = {
  ref: Ref<HTMLSpanElement>;
  label: string;
  /** The id of the hint about moving by keyboard. */
  hintId: string;
  focusName: string;
  isDisabled: boolean;
  onStep: (step: -1 | 1) => void;
  className?: string;
};

/** The handle of a part: the pointer drags it, the arrow keys move it. */
export function Grip({ ref, label, hintId, focusName, isDisabled, onStep, className }: GripProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  };
  // Firefox starts no drag on a button element.
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      ref={ref}
      role="button"
      tabIndex={isDisabled ? -1 : 0}
      aria-disabled={isDisabled}
      aria-label={label}
      aria-describedby={hintId}
      aria-keyshortcuts="ArrowUp ArrowDown"
      data-focus={focusName}
      onKeyDown={isDisabled ? undefined : handleKey}
      className={classNames(
        'grid h-8 w-6 shrink-0 cursor-grab touch-manipulation place-items-center rounded-lg text-muted-foreground transition hover:bg-muted hover:text-foreground active:cursor-grabbing lg:h-7',
        isDisabled && 'cursor-not-allowed opacity-40',
        className,
      )}
    >
      <GripVertical aria-hidden className="size-4" />
    </span>
  );
}
