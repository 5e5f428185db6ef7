import { type NewPronunciation, pronunciationEndpoints } from '@tarima/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#web/lib/use-change.ts';

/** Says a word at once, as it would be said. A second word replaces the first. */
export function useHearing(companyId: string) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => () => stop(audio), []);
  return useCall(
    async (api, body: NewPronunciation) => {
      const sound = await api.file(pronunciationEndpoints.hear, { params: { companyId }, body });
      stop(audio);
      audio.current = new Audio(URL.createObjectURL(sound));
      await audio.current.play();
    },
    { failure: t('pronunciations.hearError') },
  );
}

function stop(audio: RefObject<HTMLAudioElement | null>): void {
  if (!audio.current) return;
  audio.current.pause();
  URL.revokeObjectURL(audio.current.src);
  audio.current = null;
}
