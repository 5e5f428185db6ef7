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
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl border px-4 py-2 text-sm">
      <span className="flex-1 basis-72 text-pretty">{t('home.naturalVoices.text')}</span>
      <StudioLink
        href={pathTo.voiceModels}
        className="py-2 font-medium text-primary underline underline-offset-4"
      >
        {t('home.naturalVoices.action')}
      </StudioLink>
      <Button variant="ghost" size="small" onClick={() => change(false)}>
        {t('home.naturalVoices.dismiss')}
      </Button>
    </p>
  );
}
