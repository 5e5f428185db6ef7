import type { Messages } from '../messages.ts';

export const errors = {
  unreachable: 'We could not reach the studio. Check your connection and try again.',
  unreachableTitle: 'No connection to the studio',
  crashTitle: 'Something went wrong on this screen',
  crashDescription: 'What you had saved is safe. Try again or go back to the start.',
  goHome: 'Go to the home page',
} satisfies Messages['errors'];
