import type { Messages } from '../messages.ts';

export const fallback = {
  title: 'Page not found',
  description: 'This address does not exist, or this part of the studio is turned off.',
  projects: 'See my projects',
} satisfies Messages['fallback'];
