import type { Messages } from '../messages.ts';

export const library = {
  filter: 'Filter by status',
  states: {
    all: 'All',
    unfinished: 'Unfinished',
    working: 'In progress',
    finished: 'Completed',
    failed: 'Failed',
  },
  search: 'Search by name or file',
  searchPodcasts: 'Search by name or topic',
  sorts: {
    unfinished: 'Unfinished first',
    recent: 'Recently changed',
    newest: 'Newest',
    oldest: 'Oldest',
    name: 'Name (A–Z)',
    longest: 'Longest',
  },
  kinds: { video: 'Video', course: 'Course', podcast: 'Podcast' },
  owner: 'Made by',
  continue: 'Continue where you left off',
  menuNamed: 'More actions for {{name}}',
  gone: 'We could not find it. It may have been deleted, or the address may be wrong.',
  open: 'Go to the library',
  loadError: 'We could not load your library',
  noneInState: 'Nothing with this status',
  showAll: 'Show all',
  empty: {
    projects: {
      title: 'No projects yet',
      description: 'Upload a document and get a video, a course or a podcast in minutes.',
    },
    scripts: {
      title: 'No scripts yet',
      description: 'Scripts are written from your documents. You will find them here.',
    },
    courses: {
      title: 'No courses yet',
      description: 'Create one from your documents, or design one without them.',
    },
    videos: {
      title: 'No videos yet',
      description: 'Upload a document and turn it into your first video.',
    },
    podcasts: {
      title: 'No podcasts yet',
      description: 'Paste text or a web address and listen to your first conversation.',
    },
  },
} satisfies Messages['library'];
