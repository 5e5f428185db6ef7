import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type VideoSettings, videoEndpoints } from '@tarima/contract';
import { useApi } from '#web/lib/api.ts';
import { generationRequest } from '../wizard-rules.ts';

/** The speech and the timeline of the video that these settings would give. */
export function useVideoPreview(projectId: string, settings: VideoSettings, enabled: boolean) {
  const api = useApi();
  const body = generationRequest(projectId, settings);
  return useQuery({
    queryKey: [videoEndpoints.preview.path, body, settings.videoFormat, settings.background],
    queryFn: ({ signal }) => api.call(videoEndpoints.preview, { body }, signal),
    enabled,
    placeholderData: keepPreviousData,
    // The script may be edited before this screen is shown again.
    gcTime: 0,
  });
}
