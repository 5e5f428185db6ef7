import {
  avatarEndpoints,
  type Language,
  type VideoSettings,
  voiceEndpoints,
} from '@tarima/contract';
import { useRef } from 'react';
import { avatarsFor } from '#web/features/avatars/avatar-filter.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { changedSettings, shownChoices } from './shown-choices.ts';
import type { StoredVideoSettings } from './use-video-settings.ts';

/** Voices come and go while a window is open. */
const FRESH = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

type ChoicesOptions = {
  stored: StoredVideoSettings;
  /** Undefined while it loads. */
  companyId: string | undefined;
  language: Language;
};

/** The choices of a video as they are shown, and the ways to change them. */
export function useChoices({ stored, companyId, language }: ChoicesOptions) {
  const { saved, lastUsed, save } = stored;
  const voices = useEndpoint(voiceEndpoints.list, { query: {} }, FRESH);
  const avatars = useEndpoint(avatarEndpoints.list, avatarsFor(companyId ?? ''), {
    enabled: companyId !== undefined,
  });
  const isKeeping = useRef(false);
  const offer = { avatars: avatars.data, voices: voices.data, language };
  const choices = shownChoices({ saved, lastUsed }, offer);
  const { settings } = choices;

  /** Saves the shown choices, to be called before they are generated. False if that is not possible. */
  const keep = async (): Promise<boolean> => {
    if (isKeeping.current) return false;
    if (lastUsed === null && isSame(saved, settings)) return true;
    isKeeping.current = true;
    try {
      await save(settings);
      return true;
    } catch {
      return false;
    } finally {
      isKeeping.current = false;
    }
  };

  return {
    choices,
    presenter: avatars.data?.find(({ avatar_id }) => avatar_id === settings.presenter),
    /** True until it is known what can be chosen. */
    isLoading: avatars.isPending || voices.isPending,
    refreshVoices: voices.refetch,
    /** Changes some settings and saves all that are shown. */
    change: (change: Partial<VideoSettings>): void => {
      save(changedSettings(choices, change, offer)).catch(() => {
        // The person has been told.
      });
    },
    keep,
  };
}

const isSame = (saved: VideoSettings, shown: VideoSettings): boolean =>
  JSON.stringify(Object.entries(saved).sort()) === JSON.stringify(Object.entries(shown).sort());
