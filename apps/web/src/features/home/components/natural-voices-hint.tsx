import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { useRememberedSwitch } from '#web/lib/use-remembered-switch.ts';

/** Tells the studio's owner about natural voices. It goes when dismissed or when one is here. */
export function NaturalVoicesHint() {
  const { t } = useTranslation();
  const reaches = useReaches();
  const { isOn, change } = useRememberedSwitch('tarima-natural-voices-hint', true);
  if (!isOn || !reaches(pathTo.settings)) return null;
  return (
    <p className="flex items-center gap-3 text-sm text-muted-foreground">
      <span className="text-pretty">
        {t('home.naturalVoices.text')}{' '}
        <StudioLink
          href={pathTo.voiceModels}
          className="font-medium text-primary underline underline-offset-4"
        >
          {t('home.naturalVoices.action')}
        </StudioLink>
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('home.naturalVoices.dismiss')}
        onClick={() => change(false)}
      >
        <X aria-hidden />
      </Button>
    </p>
  );
}
