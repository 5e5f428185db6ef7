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
  myVideos: 'My Videos',
  language: 'Language',
  userMenu: 'User menu',
  theme: 'Appearance',
  settings: 'Settings',
  account: 'My account',
  members: 'Members',
  signOut: 'Sign out',
  signOutError: 'Could not sign out',
  signOutTitle: 'Sign out with unsaved text?',
  signOutDescription:
    'Some script text could not be saved yet and is only in this browser. If you sign out, it will be erased.',
  personalData: 'Data and companies',
  audit: 'Activity log',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} satisfies Messages['header'];
