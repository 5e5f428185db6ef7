import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Illustration } from '#web/components/illustrations/illustration.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { useFetchedPart } from '#web/lib/use-fetched-part.ts';
import { sampleOf } from '../sample-addresses.ts';
import type { Tool } from '../tools.ts';

/** A result of the tool, to play; a drawing where the studio has no samples or not the tool. */
export function ToolSample({ tool, available }: { tool: Tool; available: boolean }) {
  const { samples } = useStudioConfig();
  const language = currentLanguage();
  if (samples && available) {
    // Another language is another sample, which has not been asked for.
    return <Sample key={language} tool={tool} files={sampleOf(samples, language, tool.name)} />;
  }
  return (
    <div className={classNames('aspect-video bg-primary-soft', !available && 'bg-muted grayscale')}>
      <Illustration
        name={tool.illustration}
        className={classNames('size-full', !available && 'opacity-60')}
      />
    </div>
  );
}

type SampleProps = { tool: Tool; files: ReturnType<typeof sampleOf> };

function Sample({ tool, files }: SampleProps) {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  const player = useFetchedPart(async () => (await import('./sample-player.tsx')).SamplePlayer);
  const label = t('home.sample.of', { tool: t(`home.tools.${tool.name}.title`) });
  if (isWanted && player.part) return <player.part files={files} label={label} />;
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isWanted}
      onPointerEnter={player.want}
      onFocus={player.want}
      onClick={() => {
        player.want();
        setIsWanted(true);
      }}
      className="group relative block aspect-video w-full overflow-hidden bg-primary-soft focus-visible:-outline-offset-4"
    >
      <img src={files.poster} alt="" width={640} height={360} className="size-full object-cover" />
      <span className="absolute bottom-2 left-2 flex items-center gap-1.5 rounded-full bg-scrim py-1.5 pr-3 pl-2.5 text-xs font-semibold text-white transition-transform group-hover:scale-105">
        <Play aria-hidden className="size-3.5 fill-current" />
        {t('home.sample.play')}
      </span>
    </button>
  );
}
