import { TOASTS } from '@tarima/contract';
import { toast as sonner } from 'sonner';

/** Only the newest notice is shown: an older one would wait unseen behind it. */
function showAlone(show: () => void): void {
  sonner.dismiss();
  show();
}

/** Tells a person that something went well, or went wrong (longer, and in red). */
export const toast = {
  success: (title: string, description?: string): void =>
    showAlone(() => sonner.success(title, { description })),
  /** What was told is no longer so. */
  dismiss: (): void => void sonner.dismiss(),
  error: (title: string, description?: string): void =>
    showAlone(() => sonner.error(title, { description, duration: TOASTS.errorMs })),
};
