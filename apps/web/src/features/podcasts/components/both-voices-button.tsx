import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { useExclusivePlayback } from '#web/lib/use-exclusive-playback.ts';

type BothVoicesButtonProps = {
  /** The addresses of the two samples. */
  samples: readonly [host: string, guest: string];
};

/** Plays the sample of one voice after the other, as they will follow each other. */
export function BothVoicesButton({ samples }: BothVoicesButtonProps) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const next = useRef<string[]>([]);
  const [isPlaying, setPlaying] = useState(false);
  useExclusivePlayback();

  const playNext = () => {
    const element = audio.current;
    const source = next.current.shift();
    if (!element || source === undefined) return setPlaying(false);
    element.src = source;
    setPlaying(true);
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setPlaying(false);
      toast.error(t('voices.playError'));
    });
  };
  const handleClick = () => {
    if (isPlaying) return audio.current?.pause();
    toast.mended(t('voices.playError'));
    next.current = [...samples];
    playNext();
  };

  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={handleClick}>
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        {t(isPlaying ? 'podcasts.voice.stopBoth' : 'podcasts.voice.hearBoth')}
      </Button>
      {/* biome-ignore lint/a11y/useMediaCaption: a voice sample says a sentence that says nothing else */}
      <audio
        ref={audio}
        // The end of a sound pauses it too.
        onPause={({ currentTarget }) => !currentTarget.ended && setPlaying(false)}
        onEnded={playNext}
        className="hidden"
      />
    </>
  );
}
