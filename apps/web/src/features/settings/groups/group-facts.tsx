import {
  SETTING_GROUP_FACTS,
  type SettingField,
  type SettingGroup,
  type StudioSettings,
} from '@tarima/contract';
import { Coins, ExternalLink, KeyRound, type LucideIcon, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCost } from './use-cost.ts';
import { useSentContents } from './use-sent-contents.ts';

type GroupFactsProps = {
  group: SettingGroup;
  settings: StudioSettings;
  fields: readonly SettingField[];
};

/** The answers that people want before they type a key: what is sent, its price, where keys are made. */
export function GroupFacts({ group, settings, fields }: GroupFactsProps) {
  const { t } = useTranslation();
  const sent = useSentContents(group, settings);
  const cost = useCost(group, settings, fields);
  const { keysPage } = SETTING_GROUP_FACTS[group];
  // Limits of the studio's own disk send nothing and cost nothing.
  if (group === 'storage') return null;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      <Fact icon={Send} name={t('settings.facts.sent')}>
        {sent.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Fact>
      {cost.length > 0 && (
        <Fact icon={Coins} name={t('settings.facts.cost')}>
          {cost.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Fact>
      )}
      {keysPage && (
        <Fact icon={KeyRound} name={t('settings.facts.key')}>
          <p>
            {t(group === 'language-model' ? 'settings.facts.modelKey' : 'settings.facts.vendorKey')}
          </p>
          <a
            href={keysPage}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center gap-1.5 font-medium text-primary underline underline-offset-4"
          >
            {t('settings.facts.openKeys', { host: new URL(keysPage).host })}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { icon: LucideIcon; name: string; children: ReactNode };

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div className="grid content-start gap-2 rounded-2xl bg-muted p-4 text-sm">
      <dt className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-4 text-primary" />
        {name}
      </dt>
      <dd className="grid gap-1.5 text-pretty wrap-anywhere">{children}</dd>
    </div>
  );
}
