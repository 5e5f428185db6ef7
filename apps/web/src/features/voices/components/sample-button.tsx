import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useSamplePlayer } from './sample-player.tsx';

type SampleButtonProps = { name: string; source: string };

/** Plays a voice's sample, or stops it. */
export function SampleButton({ name, source }: SampleButtonProps) {
  const { t } = useTranslation();
  const { playing, toggle } = useSamplePlayer();
  const isPlaying = playing === source;
  return (
    <Button
      variant={isPlaying ? 'primary' : 'soft'}
      size="icon"
      className="rounded-full"
      aria-label={t(isPlaying ? 'voices.stop' : 'voices.play', { name })}
      onClick={() => toggle(source)}
    >
      {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden className="translate-x-px" />}
    </Button>
  );
}
