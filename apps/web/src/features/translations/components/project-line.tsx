import type { Language, ProjectType } from '@tarima/contract';
import { StudioLink } from '#web/components/studio-link.tsx';
import { LANGUAGE_OPTIONS } from '#web/i18n/index.ts';
import { languageLabel } from '#web/lib/language-name.ts';
import { pathOfTexts } from '../path-of-texts.ts';

type ProjectLineProps = {
  project: { projectId: string; name: string; language: Language };
  type: ProjectType;
};

/** A project in one language, with the way to its texts. */
export function ProjectLine({ project, type }: ProjectLineProps) {
  const { projectId, name, language } = project;
  return (
    <div className="flex items-center gap-3">
      <img
        src={LANGUAGE_OPTIONS[language].flag}
        alt=""
        width={21}
        height={15}
        className="shrink-0 rounded-xs"
      />
      <p className="grid min-w-0 flex-1 text-sm">
        <span className="text-xs text-muted-foreground">{languageLabel(language)}</span>
        <StudioLink
          href={pathOfTexts(type, projectId)}
          className="justify-self-start font-medium text-primary underline underline-offset-4 wrap-anywhere"
        >
          {name}
        </StudioLink>
      </p>
    </div>
  );
}
