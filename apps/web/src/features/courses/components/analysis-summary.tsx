import type { CourseAnalysis } from '@tarima/contract';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';

type AnalysisSummaryProps = {
  analysis: NonNullable<CourseAnalysis['analysis']>;
  recommendation: CourseAnalysis['recommendation'];
};

/** The extent of the documents, and the recommended number of contents. */
export function AnalysisSummary({ analysis, recommendation }: AnalysisSummaryProps) {
  const { t, i18n } = useTranslation();
  const figure = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const facts = [
    {
      label: t('course.dialog.estimatedPages'),
      value: figure.format(Math.max(1, analysis.estimatedPages)),
    },
    { label: t('course.dialog.words'), value: figure.format(analysis.wordCount) },
    {
      label: t('course.dialog.complexity'),
      value: t(`course.dialog.complexities.${analysis.complexity}`),
      note: t('course.dialog.score', { score: figure.format(analysis.complexityScore) }),
    },
    { label: t('course.dialog.topics'), value: figure.format(analysis.estimatedTopics) },
  ];
  return (
    <>
      <div className="grid gap-2">
        <h3 id="analysis" className="text-sm font-medium">
          {t('course.dialog.analysis')}
        </h3>
        <dl
          aria-labelledby="analysis"
          className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border bg-border sm:grid-cols-4"
        >
          {facts.map(({ label, value, note }) => (
            <div key={label} className="grid content-start gap-0.5 bg-popover p-3">
              <dt className="text-xs text-muted-foreground">{label}</dt>
              <dd className="text-lg leading-tight font-semibold tabular-nums">
                {value}
                {note && (
                  <span className="block text-xs font-normal text-muted-foreground">{note}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {recommendation && (
        <div className="flex items-start gap-3 rounded-xl bg-primary-soft p-4 text-primary-soft-foreground">
          <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0" />
          <div className="grid min-w-0 gap-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {t('course.dialog.recommendation', { count: recommendation.contents })}
              <Badge className="bg-popover text-foreground">
                {t('course.dialog.confidence', {
                  percent: percent.format(recommendation.confidence),
                })}
              </Badge>
            </p>
            <p className="text-sm text-pretty">{recommendation.reason}</p>
          </div>
        </div>
      )}
    </>
  );
}
