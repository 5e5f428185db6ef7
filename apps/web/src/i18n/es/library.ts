export const library = {
  filter: 'Filtrar por estado',
  states: {
    all: 'Todos',
    unfinished: 'Por terminar',
    working: 'En proceso',
    finished: 'Completados',
    failed: 'Fallidos',
  },
  search: 'Buscar por nombre o archivo',
  searchPodcasts: 'Buscar por nombre o tema',
  sorts: {
    unfinished: 'Por terminar primero',
    recent: 'Últimos cambios',
    newest: 'Más recientes',
    oldest: 'Más antiguos',
    name: 'Nombre (A–Z)',
    longest: 'Más largos',
  },
  kinds: { video: 'Video', course: 'Curso', podcast: 'Podcast' },
  owner: 'Creado por',
  continue: 'Continúa donde lo dejaste',
  menuNamed: 'Más acciones para {{name}}',
  gone: 'No lo encontramos. Puede que se haya eliminado o que la dirección no sea correcta.',
  open: 'Ir a la biblioteca',
  loadError: 'No pudimos cargar tu biblioteca',
  noneInState: 'No hay nada en este estado',
  showAll: 'Ver todo',
  empty: {
    projects: {
      title: 'Todavía no hay proyectos',
      description: 'Sube un documento y en unos minutos tendrás un video, un curso o un podcast.',
    },
    scripts: {
      title: 'Ningún proyecto tiene guion todavía',
      description: 'Los guiones se escriben a partir de tus documentos. Aquí podrás abrirlos.',
    },
    courses: {
      title: 'Todavía no hay cursos',
      description: 'Crea uno a partir de tus documentos, o diséñalo sin ellos.',
    },
    videos: {
      title: 'Todavía no hay videos',
      description: 'Sube un documento y conviértelo en tu primer video.',
    },
    podcasts: {
      title: 'Todavía no hay podcasts',
      description: 'Pega un texto o una dirección y escucha tu primera conversación.',
    },
  },
};
