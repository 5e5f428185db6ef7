import { useSyncExternalStore } from 'react';
import type { Session, Snapshot } from '#player/learning/session.ts';

export const useSession = ({ subscribe, read }: Session): Snapshot =>
  useSyncExternalStore(subscribe, read);
