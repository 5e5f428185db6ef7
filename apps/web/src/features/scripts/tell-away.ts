import { toast } from '#web/components/ui/toast.ts';
import { ApiError } from '#web/lib/api-error.ts';

type Away = {
  title: string;
  hint: string;
  /** The title where the server did answer; `promise` says that nothing is lost. */
  errorTitle: string;
  promise: string;
};

/** Says that a text is safe until the server is back. Adds the server's message, if any. */
export function tellAway(error: unknown, { title, hint, errorTitle, promise }: Away): void {
  if (error instanceof ApiError) toast.error(errorTitle, `${error.message} ${promise}`);
  else toast.notice(title, hint);
}
