import { figureEndpoints, type PagePicture } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Dialog, DialogContent, wholeTaskStyles } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { CitedPage } from '../cited-sources.ts';

type PageDialogProps = { projectId: string; source: CitedPage; onClose: () => void };

const usePage = (projectId: string, { file, page }: CitedPage, quote: string) =>
  useEndpoint(figureEndpoints.findPage, { params: { projectId }, query: { file, page, quote } });

/** A page of a document as a picture, with the quoted sentences marked. */
export function PageDialog({ projectId, source, onClose }: PageDialogProps) {
  const { t } = useTranslation();
  const { file, page, quotes } = source;
  const first = usePage(projectId, source, quotes[0] ?? '');
  const hasNoPicture =
    first.error instanceof ApiError && first.error.code === 'PAGE_WITHOUT_PICTURE';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('editor.sources.page', { file, page })}
        className={classNames(wholeTaskStyles, 'content-start sm:max-w-3xl')}
      >
        {quotes.map((quote) => (
          <q key={quote} className="border-l-2 border-primary pl-3 text-sm leading-relaxed">
            {quote}
          </q>
        ))}
        {first.data ? (
          <div className="relative overflow-hidden rounded-lg border">
            <img
              src={first.data.pictureUrl}
              alt={t('editor.sources.pagePicture', { file, page })}
              width={first.data.width}
              height={first.data.height}
              className="block h-auto w-full bg-white"
            />
            <Marks boxes={first.data.boxes} />
            {quotes.slice(1).map((quote) => (
              <QuoteMarks key={quote} projectId={projectId} source={source} quote={quote} />
            ))}
          </div>
        ) : hasNoPicture ? (
          <p className="text-sm text-muted-foreground">{first.error?.message}</p>
        ) : first.isError ? (
          <LoadError title={t('editor.sources.pageError')} query={first} />
        ) : (
          <Skeleton className="aspect-[1/1.4] w-full" />
        )}
      </DialogContent>
    </Dialog>
  );
}

type QuoteMarksProps = Omit<PageDialogProps, 'onClose'> & { quote: string };

function QuoteMarks({ projectId, source, quote }: QuoteMarksProps) {
  const { data } = usePage(projectId, source, quote);
  return data ? <Marks boxes={data.boxes} /> : null;
}

/** A mark over each line of a quote. The words below stay readable. */
function Marks({ boxes }: Pick<PagePicture, 'boxes'>) {
  return boxes.map(({ x, y, width, height }) => (
    <span
      key={`${x} ${y}`}
      aria-hidden
      data-mark
      className="absolute rounded-sm bg-primary/25 outline-2 outline-primary"
      style={{
        left: `${x * 100}%`,
        top: `${y * 100}%`,
        width: `${width * 100}%`,
        height: `${height * 100}%`,
      }}
    />
  ));
}
