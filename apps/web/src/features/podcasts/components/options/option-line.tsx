import { ChevronDown, CircleAlert } from 'lucide-react';
import { Accordion } from 'radix-ui';
import { createContext, type ReactNode, useContext } from 'react';

/** The lines of the form, which open one at a time. */
export const OPTION_LINES = [
  'voices',
  'length',
  'style',
  'name',
  'company',
  'instructions',
  'creativity',
] as const;
export type OptionLineName = (typeof OPTION_LINES)[number];

/** The line that is open; empty for none. */
export const OpenLineContext = createContext<OptionLineName | ''>('');

type OptionLineProps = {
  name: OptionLineName;
  title: string;
  /** The present choice in plain words. */
  choice: ReactNode;
  /** The reason why the present choice cannot be sent. The open fields show it themselves. */
  error?: string | undefined;
  children: ReactNode;
};

/** One choice of the form: its value on one line, its fields on demand. */
export function OptionLine({ name, title, choice, error, children }: OptionLineProps) {
  const isOpen = useContext(OpenLineContext) === name;
  return (
    <Accordion.Item value={name} className="border-t first:border-t-0">
      <Accordion.Header asChild>
        <h3>
          <Accordion.Trigger className="group flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left transition-colors hover:bg-muted focus-visible:-outline-offset-2 sm:px-5">
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="text-xs font-medium text-muted-foreground">{title}</span>{' '}
              <span className="line-clamp-2 text-sm font-medium wrap-anywhere">{choice}</span>{' '}
              {error && !isOpen && (
                <span className="flex items-start gap-1.5 text-sm text-destructive">
                  <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                  {error}
                </span>
              )}
            </span>
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 text-muted-foreground transition-transform group-data-[state=open]:rotate-180"
            />
          </Accordion.Trigger>
        </h3>
      </Accordion.Header>
      <Accordion.Content>
        <div className="grid animate-enter grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-3 pb-5 sm:px-5">
          {children}
        </div>
      </Accordion.Content>
    </Accordion.Item>
  );
}
