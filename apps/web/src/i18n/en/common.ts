import type { Messages } from '../messages.ts';

export const common = {
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  loading: 'Loading…',
  notifications: 'Notifications',
  retry: 'Try again',
  notAvailable: 'Not available',
  skipToContent: 'Skip to content',
  progress: 'Progress',
  pages: 'Pages',
  page: 'Page {{page}} of {{pages}}',
  previous: 'Previous',
  next: 'Next',
} satisfies Messages['common'];
