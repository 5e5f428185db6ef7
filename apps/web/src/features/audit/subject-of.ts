import {
  type AuditEvent,
  SETTING_GROUPS,
  STUDIO_SETTING_NAMES,
  type StudioSettingName,
} from '@tarima/contract';
import type { TFunction } from 'i18next';
import { partName } from '#web/features/settings/groups/group-name.ts';
import { SETTING_LAYOUT } from '#web/features/settings/groups/setting-layout.ts';

/** The name of what a deed was about. Settings have the words of their screen. */
export function subjectOf({ action, subject, subjectName }: AuditEvent, t: TFunction): string {
  const group = action === 'settings-stored' && SETTING_GROUPS.find((known) => known === subject);
  if (!group) return subjectName ?? '';
  const stored = subjectName?.split(', ') ?? [];
  const names = STUDIO_SETTING_NAMES.filter((name) => stored.includes(name));
  const labels = names.map((name: StudioSettingName) =>
    t(`settings.labels.${SETTING_LAYOUT[name].label}`),
  );
  return [partName(group, t), ...labels].join(' · ');
}
