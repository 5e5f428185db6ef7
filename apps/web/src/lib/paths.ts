import type { ProjectType, ScreenName } from '@tarima/contract';

/** The path of every screen, once. */
export const SCREEN_PATHS: Record<ScreenName, string> = {
  home: '/',
  landing: '/',
  upload: '/upload',
  'edit-script': '/edit-script/:projectId',
  'generate-video': '/generate-video/:projectId',
  'create-course': '/create-course/:projectId',
  'course-scripts': '/course-scripts/:projectId',
  course: '/course/:projectId',
  'hand-over': '/hand-over/:projectId',
  'course-designer': '/course-designer',
  'podcast-creator': '/podcast-creator',
  podcasts: '/podcasts/:id?',
  videos: '/videos',
  projects: '/projects',
  settings: '/settings',
  audit: '/audit',
  queue: '/queue',
  'personal-data': '/personal-data',
};

export const INFORMATION_TOPICS = ['about', 'contact', 'privacy', 'terms', 'help'] as const;
export type InformationTopic = (typeof INFORMATION_TOPICS)[number];

/** The addresses that links and redirects point to. */
export const pathTo = {
  home: '/',
  projects: '/projects',
  /** The projects whose script can be opened. */
  scripts: '/projects?type=scripts',
  courses: '/projects?type=course',
  settings: '/settings',
  voiceModels: '/settings?part=voices',
  languageModel: '/settings?part=language-model',
  storageSettings: '/settings?part=storage',
  hostPlatform: '/settings?part=host-platform',
  account: '/account',
  members: '/members',
  /** The sign-in page, with the page to return to. */
  signIn: (next?: string) =>
    next && next !== '/' ? `/sign-in?next=${encodeURIComponent(next)}` : '/sign-in',
  invitation: '/invitation',
  resetPassword: '/reset-password',
  /** The page of a link for reviewers: the contents of a course, or one script. */
  review: (token: string, contentId?: string) =>
    contentId ? `/review/${token}/${contentId}` : `/review/${token}`,
  courseDesigner: '/course-designer',
  podcastCreator: '/podcast-creator',
  podcastOfProject: (projectId: string) => `/podcast-creator?project=${projectId}`,
  podcasts: (id?: string) => (id ? `/podcasts/${id}` : '/podcasts'),
  upload: (type: ProjectType = 'video') => (type === 'course' ? '/upload?type=course' : '/upload'),
  /** The same with the files and answers of a project. */
  uploadAgain: (type: ProjectType, projectId: string) =>
    type === 'course' ? `/upload?type=course&from=${projectId}` : `/upload?from=${projectId}`,
  editScript: (projectId: string) => `/edit-script/${projectId}`,
  generateVideo: (projectId: string) => `/generate-video/${projectId}`,
  createCourse: (projectId: string) => `/create-course/${projectId}`,
  courseScripts: (projectId: string) => `/course-scripts/${projectId}`,
  course: (projectId: string) => `/course/${projectId}`,
  handOver: (projectId: string) => `/hand-over/${projectId}`,
  videos: (videoId?: string) => (videoId ? `/videos?video=${videoId}` : '/videos'),
  information: (topic: InformationTopic) => `/${topic}`,
};

/** The pages that every studio has: sign-in, account, and the footer's pages. */
export const FRAME_PATHS: readonly string[] = [
  pathTo.signIn(),
  pathTo.invitation,
  pathTo.resetPassword,
  pathTo.review(':token'),
  pathTo.account,
  pathTo.members,
  ...INFORMATION_TOPICS.map(pathTo.information),
];
