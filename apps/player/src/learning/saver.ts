const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

/** Saves one after another, and again after a failure, at first soon and then less often. */
export function createSaver(save: () => Promise<void>, onResult: (isKept: boolean) => void) {
  let isSaving = false;
  let isWanted = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    if (isSaving) {
      isWanted = true;
      return;
    }
    clearTimeout(retry);
    isSaving = true;
    isWanted = false;
    const isKept = await save().then(
      () => true,
      () => false,
    );
    isSaving = false;
    failures = isKept ? 0 : failures + 1;
    onResult(isKept);
    if (!isKept) {
      retry = setTimeout(request, Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)));
    } else if (isWanted) request();
  }

  const request = (): void => void run();
  return { request, stop: () => clearTimeout(retry) };
}
