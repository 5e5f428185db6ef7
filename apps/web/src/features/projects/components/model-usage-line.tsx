import type { ModelUsage, TokenCount } from '@tarima/contract';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '#web/lib/format.ts';

const isSpent = ({ inputTokens, outputTokens }: TokenCount) => inputTokens + outputTokens > 0;

/** What a language model has cost a project, or before that, what it will. */
export function ModelUsageLine({ usage }: { usage: ModelUsage | null }) {
  const { t, i18n } = useTranslation();
  if (!usage) return null;
  const hasSpent = isSpent(usage.spent);
  const shown = hasSpent ? usage.spent : usage.estimate;
  if (!shown) return null;
  const tokens = new Intl.NumberFormat(i18n.language).format(
    shown.inputTokens + shown.outputTokens,
  );
  const words = t(hasSpent ? 'projects.modelUsage' : 'projects.modelUsageEstimate', { tokens });
  const cost = shown.cost === null ? [] : [formatDollars(shown.cost, i18n.language)];
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
      <Coins aria-hidden className="size-4 shrink-0" />
      {[words, ...cost].join(' · ')}
    </p>
  );
}
