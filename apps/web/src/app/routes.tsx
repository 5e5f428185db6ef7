import { ALL_SCREENS, type ScreenName } from '@tarima/contract';
import type { ComponentType } from 'react';
import { LandingScreen } from '#web/features/home/landing-screen.tsx';
import { fetchTexts } from '#web/i18n/index.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { INFORMATION_TOPICS, pathTo, SCREEN_PATHS } from '#web/lib/paths.ts';

type FetchScreen = () => Promise<{ default: ComponentType }>;
type Screen = { fetchScreen: FetchScreen; screen: ComponentType };

/** A screen that is fetched when it is first shown, or ahead of that. */
const screenOf = (fetchScreen: FetchScreen): Screen => ({
  fetchScreen,
  screen: lazyPart(fetchScreen),
});

/** Screens whose texts do not come with the first load. */
const withTexts =
  (...parts: Parameters<typeof fetchTexts>) =>
  (fetchScreen: FetchScreen) =>
    screenOf(async () => {
      const [screen] = await Promise.all([fetchScreen(), fetchTexts(...parts)]);
      return screen;
    });
const roomOf = withTexts('rooms');
const administrationOf = withTexts('rooms', 'administration');

/** Every screen, one line each. The server says which are enabled. */
const SCREENS: Record<ScreenName, Screen> = {
  home: screenOf(async () => ({
    default: (await import('#web/features/home/home-screen.tsx')).HomeScreen,
  })),
  // Not lazy: it shows nothing, not even a spinner.
  landing: { fetchScreen: async () => ({ default: LandingScreen }), screen: LandingScreen },
  upload: roomOf(async () => ({
    default: (await import('#web/features/upload/upload-screen.tsx')).UploadScreen,
  })),
  'edit-script': roomOf(async () => ({
    default: (await import('#web/features/scripts/script-editor-screen.tsx')).ScriptEditorScreen,
  })),
  'generate-video': roomOf(async () => ({
    default: (await import('#web/features/video-generation/video-generation-screen.tsx'))
      .VideoGenerationScreen,
  })),
  'create-course': roomOf(async () => ({
    default: (await import('#web/features/courses/create-course-screen.tsx')).CreateCourseScreen,
  })),
  'course-scripts': roomOf(async () => ({
    default: (await import('#web/features/course-scripts/course-scripts-screen.tsx'))
      .CourseScriptsScreen,
  })),
  course: roomOf(async () => ({
    default: (await import('#web/features/course-player/course-screen.tsx')).CourseScreen,
  })),
  'hand-over': roomOf(async () => ({
    default: (await import('#web/features/hand-over/hand-over-screen.tsx')).HandOverScreen,
  })),
  'course-designer': roomOf(async () => ({
    default: (await import('#web/features/course-designer/course-designer-screen.tsx'))
      .CourseDesignerScreen,
  })),
  'podcast-creator': roomOf(async () => ({
    default: (await import('#web/features/podcasts/podcast-creator-screen.tsx'))
      .PodcastCreatorScreen,
  })),
  podcasts: roomOf(async () => ({
    default: (await import('#web/features/podcasts/podcasts-screen.tsx')).PodcastsScreen,
  })),
  videos: roomOf(async () => ({
    default: (await import('#web/features/videos/videos-screen.tsx')).VideosScreen,
  })),
  projects: roomOf(async () => ({
    default: (await import('#web/features/projects/projects-screen.tsx')).ProjectsScreen,
  })),
  settings: administrationOf(async () => ({
    default: (await import('#web/features/settings/settings-screen.tsx')).SettingsScreen,
  })),
  audit: administrationOf(async () => ({
    default: (await import('#web/features/audit/audit-screen.tsx')).AuditScreen,
  })),
  queue: administrationOf(async () => ({
    default: (await import('#web/features/studio-queue/studio-queue-screen.tsx')).StudioQueueScreen,
  })),
  'personal-data': administrationOf(async () => ({
    default: (await import('#web/features/personal-data/personal-data-screen.tsx'))
      .PersonalDataScreen,
  })),
};

export type Route = { path: string } & Screen;

/** Always available: the pages that the footer links to. */
export const INFORMATION_ROUTES: readonly Route[] = INFORMATION_TOPICS.map((topic) => ({
  path: pathTo.information(topic),
  ...roomOf(async () => {
    const { InformationScreen } = await import('#web/features/information/information-screen.tsx');
    return { default: () => <InformationScreen topic={topic} /> };
  }),
}));

/** The pages before a session exists. */
export const ENTRY_ROUTES: readonly Route[] = [
  {
    path: pathTo.signIn(),
    ...roomOf(async () => ({
      default: (await import('#web/features/sign-in/sign-in-screen.tsx')).SignInScreen,
    })),
  },
  {
    path: pathTo.invitation,
    ...roomOf(async () => ({
      default: (await import('#web/features/sign-in/invitation-screen.tsx')).InvitationScreen,
    })),
  },
  {
    path: pathTo.resetPassword,
    ...roomOf(async () => ({
      default: (await import('#web/features/sign-in/reset-password-screen.tsx'))
        .ResetPasswordScreen,
    })),
  },
];

/** For people without an account, who come by a link. */
export const LINKED_ROUTES: readonly Route[] = [
  {
    path: pathTo.review(':token', ':contentId?'),
    ...roomOf(async () => ({
      default: (await import('#web/features/reviewing/review-screen.tsx')).ReviewScreen,
    })),
  },
];

/** Available even where an admin site signs people in: sessions and company members. */
export const PEOPLE_ROUTES: readonly Route[] = [
  {
    path: pathTo.account,
    ...administrationOf(async () => ({
      default: (await import('#web/features/account/account-screen.tsx')).AccountScreen,
    })),
  },
  {
    path: pathTo.members,
    ...administrationOf(async () => ({
      default: (await import('#web/features/members/members-screen.tsx')).MembersScreen,
    })),
  },
];

/** The table of routes; a path that is not in it shows the fallback page. */
export const routesOf = (enabled: readonly ScreenName[]): Route[] =>
  enabled.map((name) => ({ path: SCREEN_PATHS[name], ...SCREENS[name] }));

const sectionOf = (path: string): string => path.split(/[/?]/u)[1] ?? '';

/** Starts to fetch the screen of a path. A failed fetch is repeated when it is shown. */
export function fetchScreenAhead(path: string): void {
  const routes = [
    ...routesOf(ALL_SCREENS),
    ...PEOPLE_ROUTES,
    ...INFORMATION_ROUTES,
    ...ENTRY_ROUTES,
    ...LINKED_ROUTES,
  ];
  const wanted = routes.filter((route) => sectionOf(route.path) === sectionOf(path));
  for (const { fetchScreen } of wanted) fetchScreen().catch(() => undefined);
}
