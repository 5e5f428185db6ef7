import { courseEndpoints } from '@tarima/contract';
import { ArrowLeft, ArrowRight, FileDown, LoaderCircle, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { useDownload } from '#web/lib/use-download.ts';

type CourseButtonsProps = {
  projectId: string;
  /** The title of the structure; null while there is none. */
  title: string | null;
  /** A designed course has no documents, so a new one is made in the designer. */
  isDesigned: boolean;
  isDisabled?: boolean;
  /** Stores pending edits. False if that fails. */
  onBeforeDownload?: () => Promise<boolean>;
  onGenerateScripts: () => void;
  onGenerateAgain: () => void;
};

/** Buttons that go on to scripts, PDF, another structure, or back. */
export function CourseButtons({
  projectId,
  title,
  isDesigned,
  isDisabled = false,
  onBeforeDownload,
  onGenerateScripts,
  onGenerateAgain,
}: CourseButtonsProps) {
  const { t } = useTranslation();
  const reaches = useReaches();
  const download = useDownload({ failure: t('course.pdfError') });
  const handleDownload = async () => {
    if (title === null || (await onBeforeDownload?.()) === false) return;
    download.mutate({
      name: `${title}.pdf`,
      file: (api) => api.file(courseEndpoints.structurePdf, { params: { projectId } }),
    });
  };
  return (
    <div className="grid gap-2">
      {reaches(pathTo.courseScripts(projectId)) && (
        <Button
          variant={title === null ? 'secondary' : 'primary'}
          size={title === null ? 'medium' : 'large'}
          disabled={isDisabled}
          onClick={onGenerateScripts}
        >
          {t('course.generateScripts')}
          <ArrowRight aria-hidden />
        </Button>
      )}
      <Button
        variant="secondary"
        disabled={isDisabled || title === null || download.isPending}
        onClick={() => void handleDownload()}
      >
        {download.isPending ? (
          <LoaderCircle aria-hidden className="animate-spin" />
        ) : (
          <FileDown aria-hidden />
        )}
        <span aria-live="polite">
          {t(download.isPending ? 'course.preparingPdf' : 'course.pdf')}
        </span>
      </Button>
      {!isDesigned && (
        <Button variant="secondary" disabled={isDisabled} onClick={onGenerateAgain}>
          <RefreshCw aria-hidden />
          {t(title === null ? 'course.choose' : 'course.generateAgain')}
        </Button>
      )}
      <Button variant="ghost" asChild>
        <StudioLink
          href={isDesigned ? pathTo.courseDesigner : pathTo.uploadAgain('course', projectId)}
        >
          <ArrowLeft aria-hidden />
          {t(isDesigned ? 'course.backToDesigner' : 'course.backToUpload')}
        </StudioLink>
      </Button>
    </div>
  );
}
