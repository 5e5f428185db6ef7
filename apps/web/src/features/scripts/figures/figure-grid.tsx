import type { ProjectFigure } from '@tarima/contract';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { addressOfFigure, nameOfFigure } from './use-project-figures.ts';

type FigureGridProps = {
  projectId: string;
  figures: readonly ProjectFigure[];
  /** The name of the chosen picture, or empty. */
  value: string;
  onChange: (picture: string) => void;
};

/** The figures of a project with their pages; one is chosen. */
export function FigureGrid({ projectId, figures, value, onChange }: FigureGridProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup.Root
      aria-label={t('editor.figures.choice')}
      value={value}
      onValueChange={onChange}
      className="grid grid-cols-2 content-start gap-3 sm:grid-cols-3 lg:grid-cols-2"
    >
      {figures.map((figure) => {
        const name = nameOfFigure(figure, t);
        return (
          <RadioGroup.Item
            key={figure.picture}
            value={figure.picture}
            aria-label={[name, figure.caption || figure.alt].filter(Boolean).join('. ')}
            className="grid cursor-pointer content-start gap-1.5 rounded-xl border p-2 text-left transition-colors hover:bg-muted data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft data-[state=checked]:text-primary-soft-foreground"
          >
            <img
              src={addressOfFigure(projectId, figure)}
              alt=""
              loading="lazy"
              className="h-24 w-full rounded-lg bg-white object-contain"
            />
            <span className="text-xs font-medium wrap-anywhere">{name}</span>
            {figure.caption && <span className="line-clamp-2 text-xs">{figure.caption}</span>}
          </RadioGroup.Item>
        );
      })}
    </RadioGroup.Root>
  );
}
