import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';

type SamplePlayer = { playing: string | null; toggle: (source: string) => void };

const SamplePlayerContext = createContext<SamplePlayer | null>(null);

export function useSamplePlayer(): SamplePlayer {
  const player = useContext(SamplePlayerContext);
  if (!player) throw new Error('useSamplePlayer needs a SamplePlayerProvider above it');
  return player;
}

/** One audio element for all samples below it, so that only one plays. */
export function SamplePlayerProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<string | null>(null);

  const toggle = (source: string) => {
    const element = audio.current;
    if (!element) return;
    if (playing === source) return element.pause();
    toast.mended(t('voices.playError'));
    element.src = source;
    setPlaying(source);
    element.play().catch((error: unknown) => {
      // Another sample was chosen before this one started.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setPlaying(null);
      toast.error(t('voices.playError'));
    });
  };

  return (
    <SamplePlayerContext value={{ playing, toggle }}>
      {children}
      {/* biome-ignore lint/a11y/useMediaCaption: a voice sample says a sentence that says nothing else */}
      <audio
        ref={audio}
        onPause={() => setPlaying(null)}
        onEnded={() => setPlaying(null)}
        className="hidden"
      />
    </SamplePlayerContext>
  );
}
