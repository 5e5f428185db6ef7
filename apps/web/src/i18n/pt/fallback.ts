import type { Messages } from '../messages.ts';

export const fallback = {
  title: 'Página não encontrada',
  description: 'O endereço não existe ou esta parte do estúdio não está ativada.',
  projects: 'Ver meus projetos',
} satisfies Messages['fallback'];
