import type { Messages } from '../messages.ts';

export const header = {
  navigation: 'Navegação principal',
  menu: 'Menu',
  home: 'Início',
  projects: 'Projetos',
  scripts: 'Roteiros',
  courseDesigner: 'Designer de cursos',
  podcasts: 'Podcasts',
  videos: 'Vídeos',
  courses: 'Cursos',
  myVideos: 'Meus vídeos',
  language: 'Idioma',
  userMenu: 'Menu do usuário',
  theme: 'Aparência',
  settings: 'Configurações',
  account: 'Minha conta',
  members: 'Membros',
  signOut: 'Sair',
  signOutError: 'Não foi possível sair',
  signOutTitle: 'Sair com texto não salvo?',
  signOutDescription:
    'Há texto de roteiros que ainda não pôde ser salvo e só está neste navegador. Se você sair, ele será apagado.',
  personalData: 'Dados e empresas',
  audit: 'Registro de atividades',
  themes: { system: 'Padrão do sistema', light: 'Clara', dark: 'Escura' },
} satisfies Messages['header'];
