import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import type { Tool } from '../tools.ts';
import { ToolSample } from './tool-sample.tsx';

const FEATURES = ['feature1', 'feature2', 'feature3'] as const;

export function ToolCard({ tool, available }: { tool: Tool; available: boolean }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { name } = tool;
  return (
    <Card
      role="group"
      aria-labelledby={titleId}
      className="relative row-span-3 grid grid-rows-subgrid overflow-hidden transition-shadow has-[a:hover]:shadow-raised"
    >
      <ToolSample tool={tool} available={available} />
      {!available && (
        <Badge className="absolute top-3 right-3 bg-card">{t('common.notAvailable')}</Badge>
      )}
      <div className="grid content-start gap-1 px-4 pt-4 pb-3">
        <h2 id={titleId} className="font-semibold tracking-tight">
          {t(`home.tools.${name}.title`)}
        </h2>
        <p className="text-sm leading-snug text-pretty text-muted-foreground">
          {t(`home.tools.${name}.description`)}
        </p>
      </div>
      <div className="grid grid-rows-[1fr_auto] gap-3 px-4 pb-4">
        <div className="grid content-start gap-2 rounded-xl bg-muted px-3 py-2.5 text-sm leading-snug">
          <p className="font-medium">{t('home.includes')}</p>
          <ul className="grid gap-1.5">
            {FEATURES.map((feature) => (
              <li key={feature} className="flex gap-2">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
                {t(`home.tools.${name}.${feature}`)}
              </li>
            ))}
          </ul>
        </div>
        {available ? (
          <Button asChild>
            <StudioLink href={tool.href}>{t(`home.tools.${name}.action`)}</StudioLink>
          </Button>
        ) : (
          <Button variant="secondary" disabled>
            {t(`home.tools.${name}.action`)}
          </Button>
        )}
      </div>
    </Card>
  );
}
