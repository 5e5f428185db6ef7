import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Page } from '#web/components/page.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { PronunciationPart } from '#web/features/pronunciations/pronunciation-part.tsx';
import { VoiceModelsPart } from '#web/features/voice-models/voice-models-part.tsx';
import { useSession } from '#web/lib/session.ts';
import { StudioPart } from './components/studio-part.tsx';
import { type SettingsPart, settingsPartsFor } from './settings-parts.ts';

const PARTS: Record<SettingsPart, ComponentType> = {
  studio: StudioPart,
  voices: VoiceModelsPart,
  pronunciation: PronunciationPart,
};

/** One part at a time. The address names it, so a reload and a link keep it. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const parts = settingsPartsFor(user.is_owner);
  // Without a part for this person, the server says why.
  const first = parts[0] ?? 'studio';
  const chosen = parts.find((part) => part === search.get('part')) ?? first;
  const Part = PARTS[chosen];

  return (
    <Page title={t('settings.title')} {...(user.is_owner && { subtitle: t('settings.subtitle') })}>
      {parts.length > 1 ? (
        <Tabs
          value={chosen}
          onValueChange={(part) => setSearch(part === first ? {} : { part }, { replace: true })}
          className="grid grid-cols-[minmax(0,1fr)] gap-6"
        >
          <TabsList aria-label={t('settings.title')} className="justify-self-start">
            {parts.map((part) => (
              <TabsTrigger key={part} value={part} className="max-sm:px-3">
                {t(`settings.parts.${part}`)}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value={chosen}>
            <Part />
          </TabsContent>
        </Tabs>
      ) : (
        <Part />
      )}
    </Page>
  );
}
