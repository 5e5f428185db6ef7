import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';

const DELAY_MS = 300;

/** A few words about a control, shown on hover and on focus. */
export function Tooltip({ content, children }: { content: string; children: ReactNode }) {
  return (
    // One provider each: a shared one would add the positioning code to the first load.
    <RadixTooltip.Provider delayDuration={DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            className="z-50 max-w-64 animate-fade-in rounded-lg bg-foreground px-3 py-1.5 text-xs text-background shadow-raised"
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
