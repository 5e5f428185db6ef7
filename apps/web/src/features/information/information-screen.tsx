import { useTranslation } from 'react-i18next';
import { Page } from '#web/components/page.tsx';
import type { InformationTopic } from '#web/lib/paths.ts';

/** The pages that the footer leads to: a title and a few honest paragraphs. */
export function InformationScreen({ topic }: { topic: InformationTopic }) {
  const { t } = useTranslation();
  return (
    <Page title={t(`information.${topic}.title`)} className="max-w-3xl">
      <div className="grid gap-4 leading-relaxed text-pretty text-muted-foreground">
        {t(`information.${topic}.text`)
          .split('\n\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
    </Page>
  );
}
