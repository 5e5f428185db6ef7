import {
  type Avatar,
  avatarEndpoints,
  type Language,
  type VideoSettings,
  voiceEndpoints,
} from '@tarima/contract';
import { avatarsFor } from '#web/features/avatars/avatar-filter.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { makerOf, withVoice } from './wizard-rules.ts';

/** Voices come and go while a window is open. */
const FRESH = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

/** The saved settings as a video would take them now, with their presenter and voice. */
export function useChoices(
  saved: VideoSettings,
  { companyId, language }: { companyId: string | undefined; language: Language },
) {
  const voices = useEndpoint(voiceEndpoints.list, { query: {} }, FRESH);
  const avatars = useEndpoint(avatarEndpoints.list, avatarsFor(companyId ?? ''), {
    enabled: companyId !== undefined,
  });
  const presenter = avatars.data?.find(({ avatar_id }) => avatar_id === saved.presenter);
  // A person of the company may have been removed. Vendors' lists may lack somebody for a while.
  const isGone = avatars.data !== undefined && !presenter && makerOf(saved) === 'local';
  const kept = isGone ? { ...saved, presenter: '', presenterImage: '' } : saved;
  return {
    choices: withVoice(kept, voices.data, {
      language,
      gender: avatars.isPending ? undefined : genderOf(kept, presenter),
    }),
    presenter,
    refreshVoices: voices.refetch,
  };
}

const genderOf = ({ videoMode }: VideoSettings, presenter: Avatar | undefined): Avatar['gender'] =>
  (videoMode === 'avatar' && presenter?.gender) || 'unknown';
