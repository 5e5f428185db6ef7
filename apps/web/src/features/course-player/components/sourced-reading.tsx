import { type Course, type Provenance, scriptEndpoints } from '@tarima/contract';
import { splitSentences, spokenParagraphs } from '@tarima/text';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { type CitedPage, sourcesOf } from '#web/features/scripts/cited-sources.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { ScriptReading } from './script-reading.tsx';
import { SourcedParagraph } from './sourced-paragraph.tsx';

/** Lazy: most sources are not opened. */
const PageDialog = lazyPart(async () => ({
  default: (await import('#web/features/scripts/sources/page-dialog.tsx')).PageDialog,
}));

type SourcedReadingProps = {
  course: Course;
  contentId: string;
  /** The text alone, while its sources arrive. */
  plain: ReactNode;
};

/** The text of a content, whose sentences name their file, page and quote. */
export function SourcedReading({ course, contentId, plain }: SourcedReadingProps) {
  const { t } = useTranslation();
  const { projectId, language } = course;
  const [page, setPage] = useState<CitedPage | null>(null);
  const scripts = useEndpoint(
    scriptEndpoints.list,
    { query: { projectId, contentId } },
    { refetchOnMount: 'always' },
  );
  const script = scripts.data?.[0];
  if (!script) {
    return (
      <>
        {scripts.isError && <LoadError title={t('coursePlayer.sources.error')} query={scripts} />}
        {plain}
      </>
    );
  }
  const paragraphs = spokenParagraphs(script.content).map((paragraph) =>
    splitSentences(paragraph, language),
  );
  // Repeated sentences are matched in order, so all are matched together.
  const sources = sourcesOf(paragraphs.flat(), script.provenance);
  const firsts = firstPlaces(paragraphs);
  return (
    <>
      <Summary kinds={sources.map(({ kind }) => kind)} />
      <ScriptReading text={script.content} language={language} projectId={projectId}>
        {(paragraph, place) => {
          const sentences = paragraphs[place] ?? [paragraph];
          const first = firsts[place] ?? 0;
          return (
            <SourcedParagraph
              sentences={sentences}
              sources={sources.slice(first, first + sentences.length)}
              isFromLibrary={course.isDesigned}
              onOpenPage={setPage}
            />
          );
        }}
      </ScriptReading>
      {page && (
        <Suspense fallback={null}>
          <PageDialog projectId={projectId} source={page} onClose={() => setPage(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The place of each paragraph's first sentence among all sentences. */
function firstPlaces(paragraphs: readonly (readonly string[])[]): number[] {
  let next = 0;
  return paragraphs.map(({ length }) => {
    next += length;
    return next - length;
  });
}

const COUNTED = ['source', 'author', 'template', 'unsourced'] as const;

/** The number of sentences of each origin, and the way to open one. */
function Summary({ kinds }: { kinds: readonly Provenance['kind'][] }) {
  const { t } = useTranslation();
  const counts = COUNTED.map((kind) => ({
    kind,
    count: kinds.filter((one) => one === kind).length,
  })).filter(({ count }) => count > 0);
  return (
    <p className="text-sm text-pretty text-muted-foreground">
      {counts.map(({ kind, count }) => t(`coursePlayer.sources.${kind}`, { count })).join(' · ')}
      {'. '}
      {t('coursePlayer.sources.hint')}
    </p>
  );
}
