import type { Language } from '@tarima/contract';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { TEXT_LIMITS } from '../structure/text-limits.ts';
import { COURSE_PART, type PartDetails } from '../structure/use-part-details.ts';
import type { StructureEditor } from '../structure/use-structure-editor.ts';
import { EditableText } from './editable-text.tsx';
import { PainPoints } from './pain-points.tsx';

type CourseOverviewProps = { editor: StructureEditor; details: PartDetails; language: Language };

/** The course's title. Its description, audience and problems open below it. */
export function CourseOverview({ editor, details, language }: CourseOverviewProps) {
  const { t } = useTranslation();
  const detailsId = useId();
  const { structure } = editor;
  const isOpen = details.isOpen(COURSE_PART);
  const change = (field: 'title' | 'description' | 'targetAudience') => (value: string) =>
    editor.edit((before) => ({ ...before, [field]: value }), field);
  return (
    <Card className="px-4 py-1.5 sm:px-5">
      <h2 className="sr-only">{t('course.overview')}</h2>
      <div className="flex items-start gap-2">
        <EditableText
          label={t('course.courseTitle')}
          value={structure.title}
          maxLength={TEXT_LIMITS.title}
          required
          singleLine
          lang={language}
          onChange={change('title')}
          className="text-lg font-semibold tracking-tight sm:text-xl"
        />
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => details.toggle(COURSE_PART)}
        >
          <span className="max-sm:sr-only">{t('course.overviewParts')}</span>
          <ChevronDown
            aria-hidden
            className={classNames('transition-transform', isOpen && 'rotate-180')}
          />
        </Button>
      </div>
      <div id={detailsId} hidden={!isOpen} className="animate-fade-in">
        {isOpen && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 pt-1 pb-3 md:grid-cols-2 xl:grid-cols-[2fr_1fr_2fr]">
            <EditableText
              label={t('course.description')}
              value={structure.description}
              maxLength={TEXT_LIMITS.description}
              placeholder={t('course.descriptionPlaceholder')}
              lang={language}
              onChange={change('description')}
              className="text-sm text-muted-foreground md:max-xl:col-span-2"
            />
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
              <h3 className="text-sm font-semibold">{t('course.targetAudience')}</h3>
              <EditableText
                label={t('course.targetAudience')}
                value={structure.targetAudience}
                maxLength={TEXT_LIMITS.targetAudience}
                placeholder={t('course.targetAudiencePlaceholder')}
                lang={language}
                onChange={change('targetAudience')}
                className="text-sm text-muted-foreground"
              />
            </div>
            <PainPoints
              points={structure.painPointsAddressed}
              language={language}
              onChange={(points, key) =>
                editor.edit((before) => ({ ...before, painPointsAddressed: points }), key)
              }
            />
          </div>
        )}
      </div>
    </Card>
  );
}
