import { ChevronDown } from 'lucide-react';
import { Accordion as RadixAccordion } from 'radix-ui';
import type { ReactNode } from 'react';

export const Accordion = RadixAccordion.Root;

type AccordionSectionProps = { value: string; heading: ReactNode; children: ReactNode };

/** A section that opens and closes under its heading. */
export function AccordionSection({ value, heading, children }: AccordionSectionProps) {
  return (
    <RadixAccordion.Item
      value={value}
      className="min-w-0 overflow-hidden rounded-2xl border bg-card shadow-card"
    >
      <RadixAccordion.Header asChild>
        <h2>
          <RadixAccordion.Trigger className="group flex w-full items-center gap-3 rounded-2xl p-4 text-left hover:bg-muted focus-visible:-outline-offset-2 sm:px-6">
            <span className="min-w-0 flex-1">{heading}</span>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted-foreground transition-transform group-data-[state=open]:rotate-180"
            />
          </RadixAccordion.Trigger>
        </h2>
      </RadixAccordion.Header>
      <RadixAccordion.Content className="border-t">{children}</RadixAccordion.Content>
    </RadixAccordion.Item>
  );
}
