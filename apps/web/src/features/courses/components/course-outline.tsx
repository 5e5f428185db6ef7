import type { EditedStructure } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { countContents } from '../structure/structure-edits.ts';

/** Links to the cards of the modules. */
export function CourseOutline({ structure }: { structure: EditedStructure }) {
  const { t } = useTranslation();
  const facts = [
    t('course.summaryModules', { count: structure.modules.length }),
    t('course.summaryContents', { count: countContents(structure) }),
  ];
  return (
    <nav aria-label={t('course.outline')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <p className="font-semibold">{t('course.outline')}</p>
        <p className="text-sm text-muted-foreground">{facts.join(' · ')}</p>
      </div>
      <ol className="-mx-2 grid max-h-[40dvh] grid-cols-[minmax(0,1fr)] gap-0.5 overflow-y-auto">
        {structure.modules.map(({ id, title, contents }, index) => (
          <li key={id}>
            <a
              href={`#module-${id}`}
              className="flex items-baseline gap-2 rounded-lg px-2 py-1.5 text-sm hover:bg-muted"
            >
              <span className="w-5 shrink-0 font-semibold text-primary tabular-nums">
                {index + 1}
              </span>
              <span className="line-clamp-2 min-w-0 flex-1">{title}</span>
              <span className="text-xs text-muted-foreground tabular-nums">{contents.length}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
