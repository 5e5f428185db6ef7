import type { Messages } from '../messages.ts';

export const errors = {
  unreachable: 'The studio did not answer. Check your connection and try again in a moment.',
  unreachableTitle: 'No connection to the studio',
  crashTitle: 'Something went wrong on this screen',
  crashDescription: 'What you saved is safe. Try again, or go to the home page.',
  goHome: 'Go to the home page',
} satisfies Messages['errors'];
