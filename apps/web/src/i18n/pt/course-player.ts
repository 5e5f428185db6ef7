import type { Messages } from '../messages.ts';

export const coursePlayer = {
  logo: 'Logotipo da empresa',
  title: 'Curso',
  current: 'Conteúdo atual',
  contents: 'Conteúdos do curso',
  watched: '{{done}} de {{total}} vistos',
  finished: 'Curso concluído',
  progress: 'Progresso do curso',
  noVideo: 'Este conteúdo ainda não tem vídeo. Você pode lê-lo.',
  beingMade: 'O vídeo está sendo gerado. Enquanto isso, você pode lê-lo.',
  noText: 'Este conteúdo ainda não tem roteiro.',
  previous: 'Anterior',
  next: 'Próximo',
  autoplay: 'Reproduzir o próximo ao terminar',
  keys: 'Espaço: pausa · ← →: 5 s · Shift + ← →: mudar de conteúdo',
  mark: 'Marcar como visto',
  isWatched: 'Visto',
  download: 'Baixar vídeo',
  toScripts: 'Ir para os roteiros',
  transcript: 'Texto do vídeo',
} satisfies Messages['coursePlayer'];
