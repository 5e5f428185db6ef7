import { type VideoSettings, videoEndpoints } from '@tarima/contract';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

type SpokenOptions = {
  projectId: string;
  /** A course's script. Undefined for the only script of a video. */
  scriptId?: string | undefined;
  /** Of the script's text. */
  revision?: number | undefined;
  settings: VideoSettings;
  onlyFirstScene: boolean;
  isEnabled: boolean;
};

/** The speech of a script and its times. They are the same for every presenter and format. */
export function useSpokenPreview({
  projectId,
  scriptId,
  revision,
  settings: { voice, locale },
  onlyFirstScene,
  isEnabled,
}: SpokenOptions) {
  const query = useEndpoint(
    videoEndpoints.preview,
    {
      body: {
        ...{ projectId, videoMode: 'stock', voiceId: voice, locale },
        ...(scriptId && { scriptId }),
        ...(onlyFirstScene && { onlyFirstScene }),
      },
    },
    { version: [revision], enabled: isEnabled },
  );
  const isCurrent = isEnabled && !query.isPlaceholderData;
  return { ...query, spoken: (isCurrent && query.data) || undefined };
}
