import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/components/page.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { ToolCard } from './components/tool-card.tsx';
import { TOOLS } from './tools.ts';

const HomeStart = lazyPart(async () => ({
  default: (await import('./components/home-start.tsx')).HomeStart,
}));
const BelowTools = lazyPart(async () => ({
  default: (await import('./components/below-tools.tsx')).BelowTools,
}));

/** The four tools with what they make, the way on, and recent work. */
export function HomeScreen() {
  const { t } = useTranslation();
  const { screens } = useStudioConfig();
  return (
    <Page
      title={t('home.title')}
      subtitle={t('home.subtitle')}
      actions={
        // Its place is kept, so that nothing moves when it arrives.
        <div className="flex min-h-15 w-full items-end sm:w-auto">
          <Suspense>
            <HomeStart />
          </Suspense>
        </div>
      }
    >
      <ul className="grid gap-x-5 md:grid-cols-2 xl:grid-cols-4">
        {TOOLS.map((tool) => (
          <li key={tool.name} className="row-span-3 mb-5 grid grid-rows-subgrid">
            <ToolCard
              tool={tool}
              available={tool.screens.every((screen) => screens.includes(screen))}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        <BelowTools />
      </Suspense>
    </Page>
  );
}
