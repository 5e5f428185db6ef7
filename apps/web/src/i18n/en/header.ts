import type { Messages } from '../messages.ts';

export const header = {
  navigation: 'Main navigation',
  menu: 'Menu',
  home: 'Home',
  projects: 'Projects',
  courseDesigner: 'Course Designer',
  podcasts: 'Podcasts',
  videos: 'Videos',
  courses: 'Courses',
  myVideos: 'My Videos',
  language: 'Language',
  userMenu: 'User menu',
  theme: 'Appearance',
  settings: 'Settings',
  themes: { system: 'Follow the system', light: 'Light', dark: 'Dark' },
} satisfies Messages['header'];
