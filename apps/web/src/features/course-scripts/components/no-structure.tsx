import type { Course } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';

/** Shown while the course has no contents to write scripts for. */
export function NoStructure({ course }: { course: Course }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      illustration="courses"
      title={t('courseScripts.noStructure')}
      description={t('courseScripts.noStructureHint')}
    >
      <Button asChild>
        <StudioLink href={pathTo.createCourse(course.projectId)}>
          {t('courseScripts.toStructure')}
        </StudioLink>
      </Button>
    </EmptyState>
  );
}
