import type { ModelUsage, TokenCount } from '@tarima/contract';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '#web/lib/format.ts';

const isSpent = ({ inputTokens, outputTokens }: TokenCount) => inputTokens + outputTokens > 0;

/** The cost of language model and vendors' voices. Before the draft, an estimate for the model. */
export function ModelUsageLine({ usage }: { usage: ModelUsage | null }) {
  const { t, i18n } = useTranslation();
  if (!usage) return null;
  const number = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  const withCost = (words: string, cost: number | null) =>
    cost === null ? [words] : [words, formatDollars(cost, i18n.language)];
  const hasSpent = isSpent(usage.spent);
  const shown = hasSpent ? usage.spent : usage.estimate;
  const { characters, cost } = usage.speech;
  const parts = [
    ...(shown
      ? withCost(
          t(hasSpent ? 'projects.modelUsage' : 'projects.modelUsageEstimate', {
            tokens: number(shown.inputTokens + shown.outputTokens),
          }),
          shown.cost,
        )
      : []),
    ...(characters > 0
      ? withCost(t('projects.speechUsage', { characters: number(characters) }), cost)
      : []),
  ];
  if (parts.length === 0) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
      <Coins aria-hidden className="size-4 shrink-0" />
      {parts.join(' · ')}
    </p>
  );
}
