import type { Messages } from '../messages.ts';

export const draft = {
  waiting: 'Waiting',
  processing: 'In progress',
  failed: 'Failed',
  reading: 'Reading the documents',
  writing: 'Writing the script',
  goesOn: {
    projects: 'You can close this page: the work continues, and you will find it in Projects.',
    videos: 'You can close this page: the work continues, and you will find it in My Videos.',
    here: 'You can close this page: the work continues. Come back to this address to see it.',
  },
} satisfies Messages['draft'];
