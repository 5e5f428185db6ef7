import type { Messages } from '../messages.ts';

export const footer = {
  links: 'Footer links',
  about: 'About',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms',
  help: 'Help',
  copyright: '© 2025 Tarima. Free software under the AGPL-3.0 licence.',
} satisfies Messages['footer'];
