import type { Messages } from '../messages.ts';

export const draft = {
  waiting: 'Em espera',
  processing: 'Em andamento',
  failed: 'Falhou',
  reading: 'Lendo os documentos',
  writing: 'Escrevendo o roteiro',
  goesOn: {
    projects: 'Você pode fechar esta página: o trabalho continua e você o encontrará em Projetos.',
    videos: 'Você pode fechar esta página: o trabalho continua e você o encontrará em Meus vídeos.',
    here: 'Você pode fechar esta página: o trabalho continua e você o encontrará neste mesmo endereço.',
  },
} satisfies Messages['draft'];
