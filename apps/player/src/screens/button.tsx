import type { ComponentProps } from 'react';

const LOOKS = {
  primary: 'bg-primary text-primary-foreground hover:opacity-90',
  secondary: 'border bg-card text-foreground hover:bg-muted',
};

type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof LOOKS };

export function Button({ look = 'secondary', className = '', ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-xl px-4 py-2 font-semibold text-sm transition-colors disabled:cursor-not-allowed disabled:opacity-50 ${LOOKS[look]} ${className}`}
      {...props}
    />
  );
}
