import type { Messages } from '../messages.ts';

export const draft = {
  waiting: 'Em espera',
  processing: 'Em andamento',
  failed: 'Falhou',
  reading: 'Lendo os documentos',
  writing: 'Escrevendo o roteiro',
} satisfies Messages['draft'];
