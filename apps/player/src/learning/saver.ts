import { SavingOver } from '#player/tracking/tracker.ts';

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

/** Null if everything was kept. A refusal tells, for people, why nothing more will be. */
type Failure = { refusal: string | null } | null;

/**
 * Saves one after another. After a failure it tries again, soon and then less often, unless saving
 * is over.
 */
export function createSaver(save: () => Promise<void>, onResult: (failure: Failure) => void) {
  let isSaving = false;
  let isWanted = false;
  let isOver = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    if (isOver) return;
    if (isSaving) {
      isWanted = true;
      return;
    }
    clearTimeout(retry);
    isSaving = true;
    isWanted = false;
    const failure = await save().then(
      () => null,
      (error: unknown) => ({ refusal: error instanceof SavingOver ? error.message : null }),
    );
    isSaving = false;
    failures = failure ? failures + 1 : 0;
    isOver = failure !== null && failure.refusal !== null;
    onResult(failure);
    if (isOver) return;
    if (failure) {
      retry = setTimeout(request, Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)));
    } else if (isWanted) request();
  }

  const request = (): void => void run();
  return { request, stop: () => clearTimeout(retry) };
}
