import { configure, getConfig } from '@testing-library/react';

/** Stays real in tests with fake timers. */
const { setImmediate } = globalThis;
const { asyncWrapper } = getConfig();

configure({
  // Only prevents hanging: on a busy machine, the first render of a screen is very slow.
  asyncUtilTimeout: 60_000,
  // React may run effects, such as moving the focus, in a later turn. Tests can read both after this wait.
  asyncWrapper: (look) =>
    asyncWrapper(async () => {
      const found = await look();
      await new Promise<void>((resolve) => void setImmediate(() => resolve()));
      return found;
    }),
});
