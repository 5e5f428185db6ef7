import type { Messages } from '../messages.ts';

export const projects = {
  title: 'Projects',
  subtitle: 'Everything you have started, and its next step.',
  create: 'New video',
  emptyTitle: 'No projects yet',
  emptyDescription: 'Upload a document and watch it here on its way to becoming a video.',
  types: { video: 'Video', course: 'Course' },
  ready: 'Script ready',
  courseReady: 'Documents read',
  files_one: '{{count}} file',
  files_other: '{{count}} files',
  editScript: 'Edit script',
  configureVideo: 'Configure video',
  openCourse: 'Open course',
  courseScripts: 'Scripts and videos',
  follow: 'See progress',
  retry: 'Retry',
  deleteNamed: 'Delete {{name}}',
  deleteTitle: 'Delete this project?',
  deleteDescription:
    '“{{name}}”, its files, its script and its videos will be deleted. This cannot be undone.',
  deleted: 'Project deleted',
  deleteError: 'Error deleting the project',
  retryError: 'Error retrying',
  loadError: 'We could not load your projects',
} satisfies Messages['projects'];
