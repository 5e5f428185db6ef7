import { useTranslation } from 'react-i18next';
import { Page } from '#web/components/page.tsx';
import type { InformationTopic } from '#web/lib/paths.ts';
import { blocksOf } from './blocks.ts';

/** The pages that the footer links to. */
export function InformationScreen({ topic }: { topic: InformationTopic }) {
  const { t } = useTranslation();
  return (
    <Page title={t(`information.${topic}.title`)} className="max-w-3xl">
      <div className="grid gap-4 leading-relaxed text-pretty text-muted-foreground">
        {blocksOf(t(`information.${topic}.text`)).map((block) => {
          if (block.kind === 'heading') {
            return (
              <h2 key={block.text} className="mt-4 text-lg font-semibold text-foreground">
                {block.text}
              </h2>
            );
          }
          if (block.kind === 'paragraph') return <p key={block.text}>{block.text}</p>;
          return (
            <ol key={block.items[0]} className="grid list-decimal gap-2 pl-6 marker:text-primary">
              {block.items.map((item) => (
                <li key={item} className="pl-1">
                  {item}
                </li>
              ))}
            </ol>
          );
        })}
      </div>
    </Page>
  );
}
