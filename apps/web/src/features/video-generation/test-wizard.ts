import {
  type Avatar,
  avatarEndpoints,
  projectEndpoints,
  scriptEndpoints,
  type Video,
  type VideoSettings,
  type Voice,
  videoEndpoints,
  videoSettingsEndpoints,
  videoSettingsSchema,
  voiceEndpoints,
} from '@tarima/contract';
import { beforeAll, beforeEach } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID, testProject, testScript } from '#web/test/test-project.ts';

type Wizard = {
  avatars: Avatar[];
  voices: Voice[];
  settings: VideoSettings;
  /** The person's last settings elsewhere. */
  lastUsed: VideoSettings | null;
  video: Video | null;
};

/** A studio with a project whose video is to be made. Each test may change what the wizard finds. */
export function wizardForTests({
  settings = {},
  ...offered
}: Pick<Wizard, 'avatars' | 'voices'> & { settings?: Partial<VideoSettings> }) {
  const studio = studioServerForTests();
  const begin = (): Wizard => ({
    ...offered,
    settings: videoSettingsSchema.parse(settings),
    lastUsed: null,
    video: null,
  });
  const wizard = begin();
  // A lazy screen loads slowly on a busy machine, so it loads before the tests.
  beforeAll(() => import('./video-generation-screen.tsx'));
  beforeEach(() => {
    Object.assign(wizard, begin());
    studio().answer(projectEndpoints.get, () => testProject());
    studio().answer(scriptEndpoints.byProject, () => [testScript()]);
    studio().answer(avatarEndpoints.list, () => wizard.avatars);
    studio().answer(voiceEndpoints.list, () => wizard.voices);
    studio().answer(videoSettingsEndpoints.get, () => wizard.settings);
    studio().answer(videoSettingsEndpoints.lastUsed, () => wizard.lastUsed);
    studio().answer(videoEndpoints.firstScene, () => null);
    studio().answer(videoSettingsEndpoints.save, ({ body }) => {
      wizard.settings = JSON.parse(body.toString()).settings;
      return wizard.settings;
    });
    studio().answer(videoEndpoints.byProject, () => wizard.video);
    studio().answer(videoEndpoints.status, () => {
      if (!wizard.video) throw new Refusal(404, 'NOT_FOUND');
      return wizard.video;
    });
  });
  const openWizard = () => renderStudio(studio(), `/generate-video/${PROJECT_ID}`);
  return { studio, wizard, openWizard };
}
