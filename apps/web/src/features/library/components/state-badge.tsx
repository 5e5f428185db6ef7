import { useState } from 'react';
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx';
import { classNames } from '#web/lib/class-names.ts';

/** The state of a work, on its picture. It flips when it changes. */
export function StateBadge({ tone, text }: { tone: BadgeTone; text: string }) {
  const [first] = useState(text);
  return (
    <Badge
      key={text}
      tone={tone}
      className={classNames(
        'pointer-events-none absolute top-2.5 left-2.5 shadow-card',
        text !== first && 'animate-flip',
      )}
    >
      {text}
    </Badge>
  );
}
