import type { Messages } from '../messages.ts';

export const draft = {
  waiting: 'Waiting',
  processing: 'In progress',
  failed: 'Failed',
  reading: 'Reading the documents',
  writing: 'Writing the script',
} satisfies Messages['draft'];
