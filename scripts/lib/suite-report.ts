/** What one runner has to say of its suites, whichever runner it is. */
export type SuiteReport = { suites: Suite[]; files: TestFile[]; failures: Failure[] };

export type Suite = { name: string; passed: number; failed: number; skipped: number };

/** `seconds` are those of one worker: files are run beside each other. */
export type TestFile = { suite: string; path: string; seconds: number };

export type Failure = { suite: string; path: string; test: string; message: string };
