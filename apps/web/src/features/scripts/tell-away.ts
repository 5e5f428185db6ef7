import { toast } from '#web/components/ui/toast.ts';
import { ApiError } from '#web/lib/api-error.ts';

type Away = {
  title: string;
  hint: string;
  /** Where the server answered: what failed, and that nothing is lost. */
  errorTitle: string;
  promise: string;
};

/** Says that a text is safe and waits for the server, with the server's own message where it had one. */
export function tellAway(error: unknown, { title, hint, errorTitle, promise }: Away): void {
  if (error instanceof ApiError) toast.error(errorTitle, `${error.message} ${promise}`);
  else toast.notice(title, hint);
}
