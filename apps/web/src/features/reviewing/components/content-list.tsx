import type { reviewerEndpoints } from '@tarima/contract';
import { ChevronRight, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import type { DataOf } from '#web/lib/api-client.ts';
import { pathTo } from '#web/lib/paths.ts';

type Contents = DataOf<typeof reviewerEndpoints.contents>;

type ContentListProps = { token: string; contents: Contents };

/** The contents of a course, module by module, with their open comments. */
export function ContentList({ token, contents }: ContentListProps) {
  const { t } = useTranslation();
  if (contents.length === 0) {
    return <p className="text-muted-foreground">{t('reviewing.noContents')}</p>;
  }
  return (
    <div className="grid max-w-3xl gap-6">
      {modulesOf(contents).map(({ title, own }) => (
        <section key={own[0]?.contentId} className="grid gap-2">
          <h2 className="font-semibold wrap-anywhere">{title}</h2>
          <Card className="overflow-hidden">
            <ol className="divide-y">
              {own.map((content) => (
                <li key={content.contentId}>
                  <ContentLink token={token} content={content} />
                </li>
              ))}
            </ol>
          </Card>
        </section>
      ))}
    </div>
  );
}

function ContentLink({ token, content }: { token: string; content: Contents[number] }) {
  const { t } = useTranslation();
  const { contentId, title, openComments } = content;
  if (!content.hasScript || contentId === null) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 px-4 py-3 text-muted-foreground">
        <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
        <span className="text-sm">{t('reviewing.noScript')}</span>
      </p>
    );
  }
  return (
    <StudioLink
      href={pathTo.review(token, contentId)}
      className="flex min-h-12 items-center gap-3 px-4 py-3 transition-colors hover:bg-muted focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{title}</span>
      {openComments > 0 && (
        <Badge tone="accent">
          <MessageSquare aria-hidden />
          <span aria-hidden>{openComments}</span>
          <span className="sr-only">{t('reviewing.open', { count: openComments })}</span>
        </Badge>
      )}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
    </StudioLink>
  );
}

/** Neighbours of one module together: two modules may have the same title. */
function modulesOf(contents: Contents): { title: string; own: Contents }[] {
  const modules: { title: string; own: Contents }[] = [];
  for (const content of contents) {
    const last = modules.at(-1);
    if (last?.title === content.moduleTitle) last.own.push(content);
    else modules.push({ title: content.moduleTitle, own: [content] });
  }
  return modules;
}
