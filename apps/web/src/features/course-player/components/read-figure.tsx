import { useTranslation } from 'react-i18next';
import {
  addressOfFigure,
  figureNamed,
  nameOfFigure,
  useProjectFigures,
} from '#web/features/scripts/figures/use-project-figures.ts';

type ReadFigureProps = {
  projectId: string;
  /** The first digits of its name, as scripts have them. */
  digits: string;
};

/** A figure of a script with its caption, and the page that it comes from. */
export function ReadFigure({ projectId, digits }: ReadFigureProps) {
  const { t } = useTranslation();
  const { data: figures = [] } = useProjectFigures(projectId);
  const figure = figureNamed(figures, digits);
  if (!figure) return null;
  const { caption, alt, width, height } = figure;
  const source = nameOfFigure(figure, t);
  return (
    <figure className="grid gap-2">
      <img
        src={addressOfFigure(projectId, figure)}
        alt={alt || caption || source}
        width={width}
        height={height}
        loading="lazy"
        className="h-auto max-h-96 w-auto max-w-full rounded-xl border bg-white object-contain"
      />
      <figcaption className="text-sm text-muted-foreground">
        {[caption, source]
          .filter((part, index, parts) => part && parts.indexOf(part) === index)
          .join(' · ')}
      </figcaption>
    </figure>
  );
}
