import type { Messages } from '../messages.ts';

export const header = {
  navigation: 'Main navigation',
  menu: 'Menu',
  home: 'Home',
  projects: 'Projects',
  scripts: 'Scripts',
  courseDesigner: 'Course Designer',
  podcasts: 'Podcasts',
  videos: 'Videos',
  courses: 'Courses',
  create: 'Create',
  library: 'Library',
  myCourses: 'My courses',
  myVideos: 'My Videos',
  myPodcasts: 'My podcasts',
  language: 'Language',
  userMenu: 'User menu',
  theme: 'Appearance',
  settings: 'Settings',
  account: 'My account',
  members: 'Members and company',
  signOut: 'Sign out',
  signOutError: 'Could not sign out',
  signOutTitle: 'Sign out with unsaved text?',
  signOutDescription:
    'Some script text is not saved yet and exists only in this browser. If you sign out, it will be erased.',
  noWayBack: {
    title: 'Sign out without a password?',
    description:
      'You signed in with a link that no longer works. Without a password, you cannot come back until someone makes another link on the server.',
    setPassword: 'Set a password',
    signOut: 'Sign out anyway',
  },
  personalData: 'Data and companies',
  audit: 'Activity log',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} satisfies Messages['header'];
