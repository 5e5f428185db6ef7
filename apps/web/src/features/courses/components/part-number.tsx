import { useTranslation } from 'react-i18next';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { classNames } from '#web/lib/class-names.ts';

type PartNumberProps = {
  /** Such as `2`, or `2.3`. */
  number: string;
  title: string;
  /** Shown when the pointer rests on the number, while the details are closed. */
  description: string;
  isOpen: boolean;
  /** The id of the element with the details. */
  controls: string;
  onToggle: () => void;
  className?: string;
};

/** The number of a part. It opens and closes the part's details. */
export function PartNumber({
  number,
  title,
  description,
  isOpen,
  controls,
  onToggle,
  className,
}: PartNumberProps) {
  const { t } = useTranslation();
  const name = t(isOpen ? 'course.hideDetails' : 'course.showDetails', { number, title });
  return (
    <Tooltip content={(!isOpen && description) || name}>
      <button
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
        className={classNames(
          'h-8 min-w-9 shrink-0 rounded-lg px-1 text-sm font-semibold text-primary tabular-nums transition-colors enabled:hover:bg-primary-soft lg:h-7',
          isOpen && 'bg-primary-soft text-primary-soft-foreground',
          className,
        )}
      >
        {number}
      </button>
    </Tooltip>
  );
}
