import { useTranslation } from 'react-i18next';
import { Page } from '#web/components/page.tsx';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { NaturalVoicesHint } from './components/natural-voices-hint.tsx';
import { ToolCard } from './components/tool-card.tsx';
import { TOOLS } from './tools.ts';

/** The four tools. An unavailable one says so. */
export function HomeScreen() {
  const { t } = useTranslation();
  const { screens } = useStudioConfig();
  return (
    <Page title={t('home.title')} subtitle={t('home.subtitle')}>
      <NaturalVoicesHint />
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
