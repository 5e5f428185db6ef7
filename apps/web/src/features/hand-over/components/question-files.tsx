import { QUESTION_FORMATS, type QuestionFormat, questionEndpoints } from '@tarima/contract';
import { FileDown, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { useDownload } from '#web/lib/use-download.ts';

const ENDINGS: Record<QuestionFormat, string> = {
  moodle: '.xml',
  gift: '.gift.txt',
  qti: '-qti.zip',
};

/** The questions alone, as files for a platform's question bank. */
export function QuestionFiles({ projectId, title }: { projectId: string; title: string }) {
  const { t } = useTranslation();
  return (
    <Card className="grid gap-3 p-5">
      <div>
        <h2 className="font-semibold">{t('handOver.questionFiles.title')}</h2>
        <p className="text-sm text-muted-foreground">{t('handOver.questionFiles.text')}</p>
      </div>
      <ul className="grid gap-2">
        {QUESTION_FORMATS.map((format) => (
          <li key={format}>
            <QuestionFile projectId={projectId} title={title} format={format} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type QuestionFileProps = { projectId: string; title: string; format: QuestionFormat };

function QuestionFile({ projectId, title, format }: QuestionFileProps) {
  const { t } = useTranslation();
  const download = useDownload({ failure: t('handOver.questionFiles.error') });
  const handleClick = () =>
    download.mutate({
      name: `${title} - ${t('handOver.questionFiles.fileName')}${ENDINGS[format]}`,
      file: (api) => api.file(questionEndpoints.file, { params: { projectId }, query: { format } }),
    });
  return (
    <Button
      variant="secondary"
      className="h-auto min-h-control w-full justify-start py-2 text-left"
      disabled={download.isPending}
      onClick={handleClick}
    >
      {download.isPending ? (
        <LoaderCircle aria-hidden className="animate-spin" />
      ) : (
        <FileDown aria-hidden />
      )}
      <span className="grid min-w-0">
        <span>{t(`handOver.questionFiles.${format}`)}</span>
        <span className="text-xs font-normal whitespace-normal text-muted-foreground">
          {t(`handOver.questionFiles.${format}Hint`)}
        </span>
      </span>
    </Button>
  );
}
