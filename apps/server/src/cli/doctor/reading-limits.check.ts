import { readingGuards } from '@tarima/documents';
import type { Check } from './check.ts';

/** Without them the reading process still has limits of heap and time. */
export const readingLimitsCheck: Check = {
  name: 'Limits',
  look() {
    const { limits, network } = readingGuards();
    if (limits && network) return { state: 'found', found: 'documents have limits and no network' };
    const lacking = [...(limits ? [] : ['prlimit']), ...(network ? [] : ['unshare'])];
    const todo =
      'Optional: both are in util-linux. In a container, unshare needs the right to create user namespaces.';
    return { state: 'absent', found: `without ${lacking.join(' and ')}`, todo };
  },
};
