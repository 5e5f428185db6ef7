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
  create: 'Criar',
  library: 'Biblioteca',
  myCourses: 'Meus cursos',
  myVideos: 'Meus vídeos',
  myPodcasts: 'Meus podcasts',
  language: 'Idioma',
  userMenu: 'Menu do usuário',
  theme: 'Aparência',
  settings: 'Configurações',
  account: 'Minha conta',
  members: 'Membros e empresa',
  signOut: 'Sair',
  signOutError: 'Não foi possível sair',
  signOutTitle: 'Sair com texto não salvo?',
  signOutDescription:
    'Há texto de roteiros que ainda não pôde ser salvo e só está neste navegador. Se você sair, ele será apagado.',
  noWayBack: {
    title: 'Sair sem ter uma senha?',
    description:
      'Você entrou com um link que não funciona mais. Sem senha, não poderá voltar até que alguém crie outro link no servidor.',
    setPassword: 'Definir uma senha',
    signOut: 'Sair mesmo assim',
  },
  personalData: 'Dados e empresas',
  audit: 'Registro de atividades',
  themes: { system: 'Padrão do sistema', light: 'Clara', dark: 'Escura' },
} satisfies Messages['header'];
