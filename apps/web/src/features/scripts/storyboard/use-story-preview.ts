import {
  defaultVoice,
  type Language,
  type Script,
  type VideoSettings,
  type Voice,
  videoEndpoints,
  videoSettingsEndpoints,
  voiceEndpoints,
} from '@tarima/contract';
import {
  generationRequest,
  settingsWithVoice,
} from '#web/features/video-generation/wizard-rules.ts';
import { paidVoice } from '#web/features/voices/paid-voice.ts';
import { usableVoices } from '#web/features/voices/usable-voices.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useLiveFigures } from '../figures/use-project-figures.ts';
import { type ShownPresenter, useShownPresenter } from './use-shown-presenter.ts';

/** The spoken and timed scenes of the stored script. After a change, the old ones stay meanwhile. */
export function useStoryPreview({ id, projectId, revision, language }: Script) {
  const settings = useEndpoint(videoSettingsEndpoints.get, { params: { projectId } });
  const voices = useEndpoint(voiceEndpoints.list, { query: {} });
  const presenter = useShownPresenter(projectId, settings.data?.presenter);
  const chosen =
    settings.data &&
    voices.data &&
    presenter &&
    previewSettings(settings.data, { presenter, voices: voices.data, language });
  const { videoFormat, background, captionPlace } = settings.data ?? {};
  const preview = useEndpoint(
    videoEndpoints.preview,
    {
      body: {
        ...(chosen ? generationRequest(projectId, chosen) : { projectId, ...NOT_YET }),
        scriptId: id,
      },
    },
    {
      version: [revision, videoFormat, background, captionPlace],
      enabled: Boolean(chosen),
    },
  );
  useLiveFigures(projectId, [videoEndpoints.preview]);
  return {
    preview: preview.data,
    /** True while the shown scenes are not those of the stored script. */
    isBehind: preview.isFetching,
    failed: [settings, voices, preview].find(({ isError }) => isError),
  };
}

/** Not sent before the settings are known. */
const NOT_YET = { videoMode: 'avatar', voiceId: '' } as const;

/** The settings of the video, with what was not chosen yet. Nothing here may cost money. */
function previewSettings(
  saved: VideoSettings,
  {
    presenter: { id, gender },
    voices,
    language,
  }: {
    presenter: ShownPresenter;
    voices: readonly Voice[];
    language: Language;
  },
): VideoSettings | undefined {
  const settings = { ...saved, presenter: id };
  const free = usableVoices(voices).filter(
    (voice) => paidVoice(voice) === null && voice.presenter_provider === undefined,
  );
  const voice =
    free.find(({ voice_id }) => voice_id === settings.voice) ??
    defaultVoice(free, language, settings.videoMode === 'avatar' ? gender : 'unknown');
  if (!voice) return undefined;
  return {
    ...(voice.voice_id === settings.voice ? settings : settingsWithVoice(settings, voice)),
    templateId: settings.templateId ?? 'clean',
  };
}
