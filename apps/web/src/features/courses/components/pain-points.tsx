import type { Language } from '@tarima/contract';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { TEXT_LIMITS } from '../structure/text-limits.ts';
import { useFocusRequest } from '../structure/use-focus-request.ts';
import { EditableText } from './editable-text.tsx';

type PainPointsProps = {
  points: readonly string[];
  language: Language;
  /** `key` identifies the point that is being typed into. */
  onChange: (points: string[], key?: string) => void;
};

export function PainPoints({ points, language, onChange }: PainPointsProps) {
  const { t } = useTranslation();
  const requestFocus = useFocusRequest();
  const handleAdd = () => {
    onChange([...points, t('course.newPainPoint')]);
    requestFocus(`pain-point:${points.length}`);
  };
  const handleRemove = (index: number) => {
    onChange(points.toSpliced(index, 1));
    requestFocus('add-pain-point');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
      <h3 className="text-sm font-semibold">{t('course.painPoints')}</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-sm text-muted-foreground">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place alone
          <li key={index} className="flex items-start gap-3">
            <span aria-hidden className="mt-3 size-1.5 shrink-0 rounded-full bg-primary" />
            <EditableText
              label={t('course.painPoint', { number: index + 1 })}
              focusName={`pain-point:${index}`}
              value={point}
              maxLength={TEXT_LIMITS.painPoint}
              required
              singleLine
              lang={language}
              onChange={(value) => onChange(points.with(index, value), `pain-point:${index}`)}
            />
            <Button
              variant="ghost"
              size="icon"
              className="size-7 rounded-lg"
              aria-label={t('course.removePainPoint', { number: index + 1 })}
              onClick={() => handleRemove(index)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {points.length < TEXT_LIMITS.painPoints && (
        <Button
          variant="ghost"
          size="small"
          data-focus="add-pain-point"
          className="-ml-3 justify-self-start"
          onClick={handleAdd}
        >
          <Plus aria-hidden />
          {t('course.addPainPoint')}
        </Button>
      )}
    </div>
  );
}
