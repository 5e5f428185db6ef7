import { useState } from 'react';
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx';

/** The state of a work. It flips when it changes. */
export function StateBadge({ tone, text }: { tone: BadgeTone; text: string }) {
  const [first] = useState(text);
  return (
    <Badge key={text} tone={tone} className={text === first ? '' : 'animate-flip'}>
      {text}
    </Badge>
  );
}
