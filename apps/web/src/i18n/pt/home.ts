import type { Messages } from '../messages.ts';

export const home = {
  title: 'O que você quer criar hoje?',
  subtitle: 'Transforme o que você já sabe em vídeos com apresentador, cursos e podcasts.',
  includes: 'O que inclui',
  sample: {
    play: 'Ver exemplo',
    pause: 'Pausar',
    captions: 'Legendas',
    fullscreen: 'Tela cheia',
    exitFullscreen: 'Sair da tela cheia',
    failure: 'Não foi possível reproduzir o exemplo',
  },
  trial: {
    action: 'Testar com um documento de exemplo',
    working: 'Enviando o documento de exemplo…',
    failure: 'Não foi possível usar o documento de exemplo',
    name: 'Uso seguro de escadas',
  },
  recent: 'Trabalhos recentes',
  allWork: 'Ver tudo',
  naturalVoices: {
    text: 'Este estúdio pode falar com vozes naturais, sem custo e sem sair da própria máquina.',
    action: 'Conhecer as vozes',
    dismiss: 'Não mostrar mais',
  },
  tools: {
    video: {
      title: 'Geração de vídeos',
      description: 'Dos seus documentos a um vídeo com apresentador, voz e legendas.',
      feature1: 'Um roteiro editável, fiel aos seus documentos',
      feature2: 'Apresentadores, vozes e sotaques para escolher',
      feature3: 'Vertical ou horizontal, pronto para baixar',
      action: 'Criar vídeo',
    },
    course: {
      title: 'Geração de cursos',
      description: 'Dos seus documentos a um curso com módulos, roteiros e vídeos.',
      feature1: 'Personalizável de 8 a 40 conteúdos',
      feature2: 'Um roteiro e um vídeo por conteúdo',
      feature3: 'A estrutura pode ser baixada em PDF',
      action: 'Criar curso',
    },
    designer: {
      title: 'Designer de cursos',
      description: 'Um curso a partir de interesses, público e necessidades, sem documentos.',
      feature1: 'Escolha uma área, um público e um problema',
      feature2: 'Ajuste cada ponto com suas palavras',
      feature3: 'Sem enviar nenhum arquivo',
      action: 'Criar curso do zero',
    },
    podcast: {
      title: 'Criador de podcasts',
      description: 'Uma conversa a duas vozes a partir de textos, páginas ou arquivos.',
      feature1: 'Anfitrião e convidado com vozes diferentes',
      feature2: 'Vários estilos de conversa',
      feature3: 'Com o roteiro e a transcrição',
      action: 'Criar podcast',
    },
  },
} satisfies Messages['home'];
