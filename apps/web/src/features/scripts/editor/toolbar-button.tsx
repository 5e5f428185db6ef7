import type { LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { classNames } from '#web/lib/class-names.ts';

type ToolbarButtonProps = ComponentProps<typeof Toolbar.Button> & {
  label: string;
  icon: LucideIcon;
  isPressed?: boolean;
};

export function ToolbarButton({
  label,
  icon: Icon,
  isPressed,
  children,
  ...props
}: ToolbarButtonProps) {
  return (
    <Tooltip content={label}>
      <Toolbar.Button
        aria-label={label}
        aria-pressed={isPressed}
        className={classNames(
          'inline-flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-lg px-2 text-sm font-medium text-muted-foreground transition-colors enabled:hover:bg-muted enabled:hover:text-foreground disabled:opacity-45 [&_svg]:size-4.5',
          isPressed &&
            'bg-primary-soft text-primary-soft-foreground enabled:hover:bg-primary-soft enabled:hover:text-primary-soft-foreground',
        )}
        {...props}
      >
        <Icon aria-hidden />
        {children}
      </Toolbar.Button>
    </Tooltip>
  );
}
