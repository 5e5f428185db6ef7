import { ArrowLeft, ArrowRight, FileDown, LoaderCircle, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { LanguagesButton } from '#web/features/translations/languages-button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { useStructurePdf } from '../use-structure-pdf.ts';

type CourseButtonsProps = {
  projectId: string;
  /** The title of the structure; null while there is none. */
  title: string | null;
  /** A designed course has no documents, so a new one is made in the designer. */
  isDesigned: boolean;
  /** The structure of a translation follows its original. */
  isTranslation?: boolean;
  isDisabled?: boolean;
  /** Stores pending edits. False if that fails. */
  save?: () => Promise<boolean>;
  /** True if every content has a script. */
  isWritten?: boolean;
  onScripts: () => void;
  onGenerateAgain: () => void;
};

/** Buttons back, to another structure, to the PDF, and on to the scripts. Their parent arranges them. */
export function CourseButtons({
  projectId,
  title,
  isDesigned,
  isTranslation = false,
  isDisabled = false,
  save,
  isWritten = false,
  onScripts,
  onGenerateAgain,
}: CourseButtonsProps) {
  const { t } = useTranslation();
  const reaches = useReaches();
  const pdf = useStructurePdf(projectId);
  const handleDownload = async () => {
    if (title === null || (await save?.()) === false) return;
    pdf.save(title);
  };
  return (
    <>
      <Button variant="ghost" asChild>
        <StudioLink
          href={isDesigned ? pathTo.courseDesigner : pathTo.uploadAgain('course', projectId)}
        >
          <ArrowLeft aria-hidden />
          {t(isDesigned ? 'course.backToDesigner' : 'course.backToUpload')}
        </StudioLink>
      </Button>
      {!isDesigned && !isTranslation && (
        <Button variant="secondary" disabled={isDisabled} onClick={onGenerateAgain}>
          <RefreshCw aria-hidden />
          {t(title === null ? 'course.choose' : 'course.generateAgain')}
        </Button>
      )}
      <Button
        variant="secondary"
        disabled={isDisabled || title === null || pdf.isPending}
        onClick={() => void handleDownload()}
      >
        {pdf.isPending ? (
          <LoaderCircle aria-hidden className="animate-spin" />
        ) : (
          <FileDown aria-hidden />
        )}
        <span aria-live="polite">{t(pdf.isPending ? 'course.preparingPdf' : 'course.pdf')}</span>
      </Button>
      {title !== null && (
        <LanguagesButton projectId={projectId} type="course" isCompact {...(save && { save })} />
      )}
      {reaches(pathTo.courseScripts(projectId)) && (
        <Button
          variant={title === null ? 'secondary' : 'primary'}
          disabled={isDisabled}
          onClick={onScripts}
        >
          {t(isWritten ? 'course.seeScripts' : 'course.generateScripts')}
          <ArrowRight aria-hidden />
        </Button>
      )}
    </>
  );
}
