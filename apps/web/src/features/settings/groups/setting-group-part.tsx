import { type SettingGroup, settingsEndpoints, studioSettingsEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { Drafts } from '../drafts.ts';
import { HostDeliveriesCard } from '../host-platform/host-deliveries-card.tsx';
import { GroupFacts } from './group-facts.tsx';
import { GroupForm } from './group-form.tsx';
import { partName } from './group-name.ts';

type SettingGroupPartProps = {
  group: SettingGroup;
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
};

/** One group of settings: its purpose, its cost, its fields. */
export function SettingGroupPart({ group, drafts, onDrafts }: SettingGroupPartProps) {
  const { t } = useTranslation();
  const settings = useEndpoint(settingsEndpoints.get, {});
  const fields = useEndpoint(studioSettingsEndpoints.list, {});
  const failed = [settings, fields].find(({ data, isError }) => isError && !data);
  if (failed) return <LoadError title={t('settings.loadError')} query={failed} />;
  if (!settings.data || !fields.data) return <Skeleton className="h-[36rem]" />;
  const own = fields.data.fields.filter((field) => field.group === group);
  return (
    <>
      <div className="grid gap-1.5">
        <h2 className="text-xl font-semibold">{partName(group, t)}</h2>
        <p className="max-w-3xl text-pretty text-muted-foreground">
          {t(`settings.about.${group}`)}
        </p>
      </div>
      <GroupFacts group={group} settings={settings.data} fields={own} />
      <GroupForm group={group} fields={own} drafts={drafts} onDrafts={onDrafts} />
      {group === 'host-platform' && <HostDeliveriesCard />}
    </>
  );
}
