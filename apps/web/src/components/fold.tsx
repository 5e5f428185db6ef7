import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';

type FoldProps = {
  label: string;
  /** The present choices, in a few words. */
  summary: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Choices on one line, which opens to change them. */
export function Fold({ label, summary, className, children }: FoldProps) {
  const { t } = useTranslation();
  return (
    <Collapsible.Root className={classNames('rounded-xl border', className)}>
      <Collapsible.Trigger className="group flex min-h-control w-full items-center gap-3 rounded-xl px-3 py-1.5 text-left text-sm transition-colors hover:bg-muted">
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">
          <span className="text-muted-foreground">{label}</span>
          <span className="min-w-0 font-medium text-pretty">{summary}</span>
        </span>
        <span className="font-medium text-primary group-data-[state=open]:sr-only">
          {t('generate.change')}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted-foreground transition-transform group-data-[state=open]:rotate-180"
        />
      </Collapsible.Trigger>
      <Collapsible.Content className="animate-fade-in border-t p-3">{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
