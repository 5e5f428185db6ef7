import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Slot } from './slot.tsx';

const buttonStyles = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-xl text-sm font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'bg-primary text-primary-foreground enabled:hover:bg-primary-hover [a]:hover:bg-primary-hover',
        secondary: 'border bg-card text-foreground enabled:hover:bg-muted [a]:hover:bg-muted',
        soft: 'bg-primary-soft text-primary-soft-foreground hover:brightness-97 dark:hover:brightness-115',
        ghost:
          'text-muted-foreground enabled:hover:bg-muted enabled:hover:text-foreground [a]:hover:bg-muted [a]:hover:text-foreground',
        destructive: 'bg-destructive text-background enabled:hover:bg-destructive-hover',
      },
      size: {
        small: 'h-control-small px-3',
        medium: 'h-control px-4',
        large: 'h-12 px-6 text-base lg:h-11',
        icon: 'size-control',
      },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
);

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyles> & { asChild?: boolean };

export function Button({
  className,
  variant,
  size,
  asChild,
  type = 'button',
  ...props
}: ButtonProps) {
  const styles = classNames(buttonStyles({ variant, size }), className);
  if (asChild) return <Slot className={styles} {...props} />;
  return <button type={type} className={styles} {...props} />;
}
