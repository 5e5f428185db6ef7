import { SETTING_GROUP_FACTS, type SettingGroup, type StudioSettings } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { partName, vendorOf } from './group-name.ts';

/** The contents that leave this machine for a group, their receiver, and when. */
export function useSentContents(group: SettingGroup, settings: StudioSettings): string[] {
  const { t, i18n } = useTranslation();
  const { sent } = SETTING_GROUP_FACTS[group];
  if (sent.length === 0) return [t('settings.sent.nothing')];
  const vendor = vendorOf(group);
  const ownReceiver = () => {
    if (group === 'host-platform') return t('settings.sent.toHost');
    return settings.languageModel?.server ?? t('settings.sent.toModel');
  };
  const server = settings.vendors.find(({ id }) => id === vendor)?.server;
  const whom = vendor ? (server ?? partName(vendor, t)) : ownReceiver();
  const what = new Intl.ListFormat(i18n.language).format(
    sent.map((content) => t(`settings.sent.contents.${content}`)),
  );
  return [t('settings.sent.to', { what, whom }), t(`settings.sent.when.${occasionOf(group)}`)];
}

/** The deeds that send something. All vendors of voices have the same. */
function occasionOf(group: SettingGroup) {
  if (group === 'language-model' || group === 'heygen' || group === 'host-platform') return group;
  return 'voices';
}
