import type { Draft, Project } from '@tarima/contract';
import type { BadgeTone } from '#web/components/ui/badge.tsx';

export const isDrafting = ({ draft }: Project): boolean =>
  draft.status === 'waiting' || draft.status === 'processing';

export const DRAFT_TONES: Record<Draft['status'], BadgeTone> = {
  waiting: 'neutral',
  processing: 'accent',
  completed: 'success',
  failed: 'destructive',
};
