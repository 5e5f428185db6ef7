import type { ProjectFigure } from '@tarima/contract';
import type { AuthorFigureRow, FigureBlock, FileFigures } from './figures.repo.ts';

export const presentDocumentFigure = (
  { picture, figureKind: kind, caption, alt, page }: FigureBlock,
  { fileName, pageKind }: FileFigures,
): ProjectFigure => ({
  ...picture,
  ...{ kind, caption, alt, fileName, page, pageKind },
  origin: 'document',
});

export const presentAuthorFigure = ({
  picture,
  mediaType,
  width,
  height,
  kind,
  alt,
}: Omit<AuthorFigureRow, 'createdAt'>): ProjectFigure => ({
  ...{ picture, mediaType, width, height, kind, alt },
  ...{ caption: '', fileName: null, page: null, pageKind: null },
  origin: 'author',
});
