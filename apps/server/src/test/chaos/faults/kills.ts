import type { Fault } from '../fault.ts';

const killed = {
  keepsPieces: true,
  leavesFiles: true,
  isFelt: async () => true,
} satisfies Partial<Fault>;

export const killWeb: Fault = {
  ...killed,
  name: 'kill -9 of the web',
  fits: ({ worker }) => worker !== null,
  begin: async ({ web }) => void (await web.kill()),
  end: ({ web }) => web.start(),
};

export const killWorker: Fault = {
  ...killed,
  name: 'kill -9 of the worker',
  fits: ({ worker }) => worker !== null,
  begin: async ({ worker }) => void (await worker?.kill()),
  end: async ({ worker }) => worker?.start(),
};

export const killAll: Fault = {
  ...killed,
  name: 'kill -9 of all',
  fits: () => true,
  begin: async ({ web, worker }) => void (await Promise.all([web.kill(), worker?.kill()])),
  end: async ({ web, worker }) => void (await Promise.all([web.start(), worker?.start()])),
};
