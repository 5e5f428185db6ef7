import { PRODUCT_NAME, reviewerEndpoints } from '@tarima/contract';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { LanguageSwitcher } from '#web/components/language-switcher.tsx';
import { Page } from '#web/components/page.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx';
import type { DataOf } from '#web/lib/api-client.ts';
import { focusMain, MAIN_ID } from '#web/lib/main-landmark.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { isUnknown } from '../is-unknown.ts';
import type { ReviewerMemory } from '../reviewer-memory.ts';
import { ContentList } from './content-list.tsx';
import { ReviewProblem } from './review-problem.tsx';
import { ReviewScript } from './review-script.tsx';

type ReviewRoomProps = {
  token: string;
  link: DataOf<typeof reviewerEndpoints.look>;
  memory: ReviewerMemory;
  /** The server does not know this reviewer any more. */
  onUnknown: () => void;
};

/** Behind the door: the contents of a course, or one script. */
export function ReviewRoom({ token, link, memory, onUnknown }: ReviewRoomProps) {
  const { t } = useTranslation();
  const { contentId } = useParams<{ contentId?: string }>();
  const contents = useEndpoint(
    reviewerEndpoints.contents,
    { params: { token } },
    { refetchOnMount: 'always', refetchOnWindowFocus: 'always' },
  );
  const forget = useEffectEvent(onUnknown);
  useEffect(() => {
    if (isUnknown(contents.error)) forget();
  }, [contents.error]);
  const shown = useRef(contentId);
  useEffect(() => {
    if (shown.current === contentId) return;
    shown.current = contentId;
    window.scrollTo(0, 0);
    focusMain();
  }, [contentId]);

  if (contents.isError && !contents.data) return <ReviewProblem query={contents} />;
  if (!contents.data) return <FullScreenSpinner label={t('common.loading')} />;
  const all = contents.data;
  const isVideo = all.length === 1 && all[0]?.contentId === null;
  const place = all.findIndex((content) => content.contentId === contentId);
  const script = isVideo ? all[0] : all[place];
  const next = isVideo ? undefined : all.slice(place + 1).find(({ hasScript }) => hasScript);
  return (
    <div className="min-h-dvh">
      <header className="border-b bg-background">
        <div className="page-width flex h-16 items-center justify-between gap-4">
          <span className="flex items-center gap-2.5 text-lg font-semibold tracking-tight">
            <img src="/favicon.svg" alt="" className="size-8" />
            {PRODUCT_NAME}
          </span>
          <LanguageSwitcher />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        {script ? (
          <Page
            title={script.title}
            subtitle={t('reviewing.hint')}
            {...(!isVideo && { trail: <BackToContents token={token} title={link.title} /> })}
          >
            <ReviewScript
              key={script.contentId}
              token={token}
              contentId={script.contentId}
              language={link.language}
              memory={memory}
              onUnknown={onUnknown}
            />
            {next?.contentId && (
              <p className="mt-8 text-right">
                <StudioLink
                  href={pathTo.review(token, next.contentId)}
                  className="font-medium text-primary hover:underline"
                >
                  {t('reviewing.next', { title: next.title })}
                </StudioLink>
              </p>
            )}
          </Page>
        ) : (
          <Page title={link.title} subtitle={t('reviewing.contentsHint')}>
            <ContentList token={token} contents={all} />
          </Page>
        )}
      </main>
    </div>
  );
}

function BackToContents({ token, title }: { token: string; title: string }) {
  return (
    <StudioLink
      href={pathTo.review(token)}
      className="flex w-fit items-center gap-1.5 rounded py-0.5 text-sm text-muted-foreground hover:text-foreground hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{title}</span>
    </StudioLink>
  );
}
