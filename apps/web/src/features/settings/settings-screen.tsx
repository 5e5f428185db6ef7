import { settingsEndpoints, studioSettingsEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartedPage } from '#web/components/parted-page.tsx';
import { PronunciationPart } from '#web/features/pronunciations/pronunciation-part.tsx';
import { VoiceModelsPart } from '#web/features/voice-models/voice-models-part.tsx';
import { useSession } from '#web/lib/session.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { Drafts } from './drafts.ts';
import { partName } from './groups/group-name.ts';
import { SettingGroupPart } from './groups/setting-group-part.tsx';
import { MachinePart } from './machine/machine-part.tsx';
import { noteOf } from './part-note.ts';
import { groupOf, type SettingsPart, settingsPartsFor } from './settings-parts.ts';

/** The studio's settings: a page for each vendor, and for each thing of the studio itself. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const { user } = useSession();
  const config = useStudioConfig();
  const forOwner = { enabled: user.is_owner };
  const settings = useEndpoint(settingsEndpoints.get, {}, forOwner).data;
  const fields = useEndpoint(studioSettingsEndpoints.list, {}, forOwner).data?.fields;
  // Kept here, so that a look at another part loses nothing.
  const [drafts, setDrafts] = useState<Drafts>({});

  const groups = settingsPartsFor(user.is_owner).map(({ id, parts }) => ({
    label: t(`settings.sections.${id}`),
    parts: parts.map((part) => ({
      id: part,
      label: partName(part, t),
      ...noteOf(part, { config, settings, fields, drafts }, t),
    })),
  }));
  const show = (part: SettingsPart) => {
    const group = groupOf(part);
    if (group) {
      return <SettingGroupPart key={group} group={group} drafts={drafts} onDrafts={setDrafts} />;
    }
    if (part === 'voices') return <VoiceModelsPart />;
    if (part === 'machine') return <MachinePart />;
    return <PronunciationPart />;
  };

  return (
    <PartedPage title={t('settings.title')} groups={groups}>
      {show}
    </PartedPage>
  );
}
