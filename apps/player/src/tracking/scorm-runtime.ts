/** Names of the calls of a SCORM version. */
export type CallNames = Record<
  'initialize' | 'get' | 'set' | 'commit' | 'finish' | 'error',
  string
>;

/** A platform's run-time object behind one set of names. */
export type ScormRuntime = {
  get: (element: string) => string;
  /** False if the platform refuses the value. Many elements are optional for platforms. */
  set: (element: string, value: string) => boolean;
  /** False if the platform keeps nothing. */
  commit: () => boolean;
  finish: () => void;
};

const ALREADY_INITIALIZED = ['101', '103'];

/** Initializes a run-time object; null if it is none or refuses. */
export function openRuntime(api: unknown, names: CallNames): ScormRuntime | null {
  if (!api) return null;
  // Platforms make functions or objects of another window, so nothing but their calls is sure.
  const calls = api as Record<string, (...texts: string[]) => unknown>;
  const call = (name: keyof CallNames, ...texts: string[]): string =>
    String(calls[names[name]]?.(...texts) ?? '');
  const isDone = (answer: string): boolean => answer !== 'false' && answer !== '0';

  try {
    const isOpen = isDone(call('initialize', '')) || ALREADY_INITIALIZED.includes(call('error'));
    if (!isOpen) return null;
  } catch {
    return null;
  }
  return {
    get: (element) => call('get', element),
    set: (element, value) => isDone(call('set', element, value)),
    commit: () => isDone(call('commit', '')),
    finish: () => void call('finish', ''),
  };
}
