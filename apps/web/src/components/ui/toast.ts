import { TOASTS } from '@tarima/contract';

type NoticeTone = 'success' | 'notice' | 'error';
export type Notice = {
  id: number;
  tone: NoticeTone;
  title: string;
  description: string | undefined;
  durationMs: number;
  isOpen: boolean;
};

/** Only the newest: an older one would wait unseen behind it. */
let newest: Notice | null = null;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function keep(notice: Notice | null): void {
  clearTimeout(removal);
  newest = notice;
  for (const tell of listeners) tell();
}

const show = (notice: Omit<Notice, 'id' | 'isOpen'>): void =>
  keep({ ...notice, id: (newest?.id ?? 0) + 1, isOpen: true });

/** The store behind the toaster, for `useSyncExternalStore`. */
export const notices = {
  newest: (): Notice | null => newest,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Shows a success, a notice or an error. Errors stay longer and are red. */
export const toast = {
  success: (title: string, description?: string): void =>
    show({ tone: 'success', title, description, durationMs: TOASTS.defaultMs }),
  notice: (title: string, description?: string): void =>
    show({ tone: 'notice', title, description, durationMs: TOASTS.defaultMs }),
  error: (title: string, description?: string): void =>
    show({ tone: 'error', title, description, durationMs: TOASTS.errorMs }),
  /** Closes the notice with this title, because its cause is gone. Another one stays. */
  mended: (title: string): void => {
    if (newest?.title === title) toast.dismiss();
  },
  /** Closes the newest notice: it was read or is no longer true. */
  dismiss: (): void => {
    if (!newest?.isOpen) return;
    keep({ ...newest, isOpen: false });
    removal = setTimeout(() => keep(null), TOASTS.removalDelayMs);
  },
};
