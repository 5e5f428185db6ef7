import type { CourseModule, Language } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';

type DesignedModuleProps = { module: CourseModule; number: number; language: Language };

/** A module with its contents, to read. */
export function DesignedModule({ module, number, language }: DesignedModuleProps) {
  const { t } = useTranslation();
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 sm:p-5">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-primary">{t('course.module', { number })}</p>
        <h3 lang={language} className="text-lg font-semibold tracking-tight wrap-anywhere">
          {module.title}
        </h3>
        <p lang={language} className="text-sm text-muted-foreground">
          {module.description}
        </p>
      </div>
      <ol lang={language} className="grid gap-3">
        {module.contents.map(({ id, title, description, orderIndex }) => (
          <li key={id} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-lg bg-muted text-xs font-semibold tabular-nums"
            >
              {orderIndex + 1}
            </span>
            <div className="grid min-w-0 gap-0.5">
              <p className="font-medium wrap-anywhere">{title}</p>
              <p className="text-sm text-muted-foreground">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
