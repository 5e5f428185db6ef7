import type { ScreenName } from '@tarima/contract';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { INFORMATION_TOPICS, pathTo, SCREEN_PATHS } from '#web/lib/paths.ts';

type Screen = LazyExoticComponent<ComponentType>;

/** Every screen, one line each. Whether one is enabled, the server says. */
const SCREENS: Record<ScreenName, Screen> = {
  home: lazy(async () => ({
    default: (await import('#web/features/home/home-screen.tsx')).HomeScreen,
  })),
  landing: lazy(async () => ({
    default: (await import('#web/features/home/landing-screen.tsx')).LandingScreen,
  })),
  upload: lazy(async () => ({
    default: (await import('#web/features/upload/upload-screen.tsx')).UploadScreen,
  })),
  'edit-script': lazy(async () => ({
    default: (await import('#web/features/scripts/script-editor-screen.tsx')).ScriptEditorScreen,
  })),
  'generate-video': lazy(async () => ({
    default: (await import('#web/features/video-generation/video-generation-screen.tsx'))
      .VideoGenerationScreen,
  })),
  'create-course': lazy(async () => ({
    default: (await import('#web/features/courses/create-course-screen.tsx')).CreateCourseScreen,
  })),
  'course-scripts': lazy(async () => ({
    default: (await import('#web/features/course-scripts/course-scripts-screen.tsx'))
      .CourseScriptsScreen,
  })),
  course: lazy(async () => ({
    default: (await import('#web/features/course-player/course-screen.tsx')).CourseScreen,
  })),
  'course-designer': lazy(async () => ({
    default: (await import('#web/features/course-designer/course-designer-screen.tsx'))
      .CourseDesignerScreen,
  })),
  'podcast-creator': lazy(async () => ({
    default: (await import('#web/features/podcasts/podcast-creator-screen.tsx'))
      .PodcastCreatorScreen,
  })),
  podcasts: lazy(async () => ({
    default: (await import('#web/features/podcasts/podcasts-screen.tsx')).PodcastsScreen,
  })),
  videos: lazy(async () => ({
    default: (await import('#web/features/videos/videos-screen.tsx')).VideosScreen,
  })),
  projects: lazy(async () => ({
    default: (await import('#web/features/projects/projects-screen.tsx')).ProjectsScreen,
  })),
  settings: lazy(async () => ({
    default: (await import('#web/features/settings/settings-screen.tsx')).SettingsScreen,
  })),
};

const InformationScreen = lazy(async () => ({
  default: (await import('#web/features/information/information-screen.tsx')).InformationScreen,
}));

export type Route = { path: string; screen: ComponentType };

/** Always there: what the footer leads to. */
export const INFORMATION_ROUTES: readonly Route[] = INFORMATION_TOPICS.map((topic) => ({
  path: pathTo.information(topic),
  screen: () => <InformationScreen topic={topic} />,
}));

/** The table of routes; a path that is not in it shows the fallback page. */
export const routesOf = (enabled: readonly ScreenName[]): Route[] =>
  enabled.map((name) => ({ path: SCREEN_PATHS[name], screen: SCREENS[name] }));
