import { useTranslation } from 'react-i18next';
import { Page } from '#web/components/page.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useSession } from '#web/lib/session.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { ToolCard } from './components/tool-card.tsx';
import { TOOLS } from './tools.ts';

// Home waits for it, so that nothing moves when it arrives.
const NaturalVoicesHint = lazyPart(async () => ({
  default: (await import('./components/natural-voices-hint.tsx')).NaturalVoicesHint,
}));

/** The four tools. An unavailable one says so. */
export function HomeScreen() {
  const { t } = useTranslation();
  const { screens, naturalVoices } = useStudioConfig();
  const { user } = useSession();
  return (
    <Page title={t('home.title')} subtitle={t('home.subtitle')}>
      {naturalVoices === 'none' && user.is_owner && <NaturalVoicesHint />}
      <ul className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-4">
        {TOOLS.map((tool) => (
          <li key={tool.name} className="row-span-3 mb-6 grid grid-rows-subgrid">
            <ToolCard
              tool={tool}
              available={tool.screens.every((screen) => screens.includes(screen))}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
