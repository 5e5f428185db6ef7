import type { Messages } from '../messages.ts';

export const library = {
  filter: 'Filter by status',
  states: {
    all: 'All',
    unfinished: 'To finish',
    working: 'In progress',
    finished: 'Finished',
  },
  search: 'Search by name or file',
  searchPodcasts: 'Search by name or topic',
  sorts: {
    unfinished: 'To finish first',
    recent: 'Last changes',
    newest: 'Newest',
    oldest: 'Oldest',
    name: 'Name (A–Z)',
  },
  kinds: { video: 'Video', course: 'Course', podcast: 'Podcast' },
  owner: 'Made by',
  continue: 'Continue where you left off',
  menuNamed: 'More actions for {{name}}',
  loadError: 'We could not load your library',
  noneInState: 'Nothing with this status',
  showAll: 'Show all',
  empty: {
    projects: {
      title: 'There are no projects yet',
      description: 'Upload a document and get a video, a course or a podcast in minutes.',
    },
    scripts: {
      title: 'No project has a script yet',
      description: 'Scripts are written from your documents. You will open them here.',
    },
    courses: {
      title: 'There are no courses yet',
      description: 'Create one from your documents, or design it without them.',
    },
    videos: {
      title: 'No videos yet',
      description: 'Upload a document and turn it into your first video.',
    },
    podcasts: {
      title: 'There are no podcasts yet',
      description: 'Paste a text or an address and listen to your first conversation.',
    },
  },
} satisfies Messages['library'];
