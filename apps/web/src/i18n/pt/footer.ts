import type { Messages } from '../messages.ts';

export const footer = {
  links: 'Links do rodapé',
  about: 'Sobre',
  contact: 'Contato',
  privacy: 'Privacidade',
  terms: 'Termos',
  help: 'Ajuda',
  copyright: '© 2025 Tarima. Software livre sob a licença AGPL-3.0.',
} satisfies Messages['footer'];
