import type { Messages } from '../messages.ts';

export const header = {
  navigation: 'Navegação principal',
  menu: 'Menu',
  home: 'Início',
  projects: 'Projetos',
  courseDesigner: 'Designer de cursos',
  podcasts: 'Podcasts',
  videos: 'Vídeos',
  courses: 'Cursos',
  myVideos: 'Meus vídeos',
  language: 'Idioma',
  userMenu: 'Menu do usuário',
  theme: 'Aparência',
  settings: 'Configurações',
  themes: { system: 'Conforme o sistema', light: 'Clara', dark: 'Escura' },
} satisfies Messages['header'];
