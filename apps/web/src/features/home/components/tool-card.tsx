import { ArrowRight, Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import type { Tool } from '../tools.ts';
import { ToolIllustration } from './tool-illustration.tsx';

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
      <ToolIllustration name={name} faded={!available} />
      {!available && (
        <Badge className="absolute top-3 right-3 bg-card">{t('common.notAvailable')}</Badge>
      )}
      <div className="grid content-start gap-2 p-6 pb-5">
        <h2 id={titleId} className="text-lg font-semibold tracking-tight">
          {t(`home.tools.${name}.title`)}
        </h2>
        <p className="text-sm text-pretty text-muted-foreground">
          {t(`home.tools.${name}.description`)}
        </p>
      </div>
      <div className="grid grid-rows-[1fr_auto] gap-5 p-6 pt-0">
        <div className="grid content-start gap-3 rounded-xl bg-muted p-4 text-sm">
          <p className="font-medium">{t('home.includes')}</p>
          <ul className="grid gap-2">
            {FEATURES.map((feature) => (
              <li key={feature} className="flex gap-2">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
                {t(`home.tools.${name}.${feature}`)}
              </li>
            ))}
          </ul>
        </div>
        {available ? (
          <Button size="large" asChild>
            <StudioLink href={tool.href}>
              {t(`home.tools.${name}.action`)}
              <ArrowRight aria-hidden />
            </StudioLink>
          </Button>
        ) : (
          <Button size="large" variant="secondary" disabled>
            {t(`home.tools.${name}.action`)}
          </Button>
        )}
      </div>
    </Card>
  );
}
