/** A runner's report of its suites, the same for every runner. */
export type SuiteReport = { suites: Suite[]; files: TestFile[]; failures: Failure[] };

export type Suite = { name: string; passed: number; failed: number; skipped: number };

/** `seconds` are those of one worker, because files run in parallel. */
export type TestFile = { suite: string; path: string; seconds: number };

export type Failure = { suite: string; path: string; test: string; message: string };
