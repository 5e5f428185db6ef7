import type { CompanyPronunciation } from '@tarima/contract';
import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { languageLabel } from '#web/lib/language-name.ts';
import { HearButton } from './hear-button.tsx';

type PronunciationRowProps = {
  companyId: string;
  entry: CompanyPronunciation;
  /** The button that opens the form. It gets the focus back afterwards. */
  pencil: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onDelete: () => void;
};

/** A word, how it is said, and what can be done with it. */
export function PronunciationRow({
  companyId,
  entry,
  pencil,
  onEdit,
  onDelete,
}: PronunciationRowProps) {
  const { t } = useTranslation();
  const { language, written, said } = entry;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 py-3">
      <div className="flex min-w-48 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span lang={language} className="font-medium wrap-anywhere">
          {written}
        </span>
        <ArrowRight
          aria-label={t('pronunciations.isSaid')}
          className="size-4 shrink-0 text-muted-foreground"
        />
        <span lang={language} className="wrap-anywhere">
          {said}
        </span>
        <Badge>{languageLabel(language)}</Badge>
      </div>
      <div className="flex">
        <HearButton companyId={companyId} entry={{ language, written, said }} />
        <Button
          ref={pencil}
          variant="ghost"
          size="icon"
          aria-label={t('pronunciations.editLabel', { word: written })}
          onClick={onEdit}
        >
          <Pencil aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('pronunciations.deleteLabel', { word: written })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  );
}
