import { configure, getConfig } from '@testing-library/react';

/** Real, also in a test whose timers are not. */
const { setImmediate } = globalThis;
const { asyncWrapper } = getConfig();

configure({
  // A guard against hanging only: on a busy machine the first look at a screen takes many times as long.
  asyncUtilTimeout: 60_000,
  // React may draw first and do what follows from it, such as moving the focus, in a turn of its own: a test
  // that waited for the one may read the other at once.
  asyncWrapper: (look) =>
    asyncWrapper(async () => {
      const found = await look();
      await new Promise<void>((resolve) => void setImmediate(() => resolve()));
      return found;
    }),
});
