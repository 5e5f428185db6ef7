import type { Check } from './check.ts';

/** The first version that runs TypeScript and limits what a process may do. */
const FIRST_VERSION = 24;

export const nodeCheck: Check = {
  name: 'Node.js',
  look() {
    const { node } = process.versions;
    if (Number.parseInt(node, 10) >= FIRST_VERSION) return { state: 'found', found: node };
    const todo = `Use version ${FIRST_VERSION} or newer: npm start brings its own.`;
    return { state: 'missing', found: node, todo };
  },
};
