import type { Language } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { TEXT_LIMITS } from '../structure/text-limits.ts';
import type { StructureEditor } from '../structure/use-structure-editor.ts';
import { EditableText } from './editable-text.tsx';
import { PainPoints } from './pain-points.tsx';

type CourseOverviewProps = { editor: StructureEditor; language: Language };

/** The course's title, description and audience. */
export function CourseOverview({ editor, language }: CourseOverviewProps) {
  const { t } = useTranslation();
  const { structure } = editor;
  const change = (field: 'title' | 'description' | 'targetAudience') => (value: string) =>
    editor.edit((before) => ({ ...before, [field]: value }), field);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 sm:p-6">
      <h2 className="sr-only">{t('course.overview')}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <EditableText
          label={t('course.courseTitle')}
          value={structure.title}
          maxLength={TEXT_LIMITS.title}
          required
          singleLine
          lang={language}
          onChange={change('title')}
          className="text-xl font-semibold tracking-tight sm:text-2xl"
        />
        <EditableText
          label={t('course.description')}
          value={structure.description}
          maxLength={TEXT_LIMITS.description}
          placeholder={t('course.descriptionPlaceholder')}
          lang={language}
          onChange={change('description')}
          className="leading-relaxed text-muted-foreground"
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t pt-5 sm:grid-cols-2">
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
    </Card>
  );
}
