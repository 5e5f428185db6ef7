import type { Course } from '@tarima/contract';
import { ArrowRight, PencilLine, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { CourseUsage } from '#web/features/courses/components/course-usage.tsx';
import { FailureCard } from '#web/features/courses/components/failure-card.tsx';
import { StructureProgress } from '#web/features/courses/components/structure-progress.tsx';
import { hasStructure, isGenerating } from '#web/features/courses/course-state.ts';
import { useCourse } from '#web/features/courses/use-course.ts';
import { pathTo } from '#web/lib/paths.ts';
import { DesignedModule } from './designed-module.tsx';

type DesignResultProps = { projectId: string; onBack: () => void; onAnother: () => void };

/** The designed course: in progress, failed, or ready to continue. */
export function DesignResult({ projectId, onBack, onAnother }: DesignResultProps) {
  const { t } = useTranslation();
  const course = useCourse(projectId);
  if (course.isError && !course.data) {
    return <LoadError title={t('courseDesigner.loadError')} query={course} />;
  }
  if (!course.data) return <Skeleton className="h-96 rounded-2xl" />;
  if (isGenerating(course.data)) return <StructureProgress course={course.data} />;
  if (!hasStructure(course.data)) {
    return (
      <FailureCard
        title={t('courseDesigner.error')}
        reason={course.data.generation?.error?.message}
        actions={<Button onClick={onBack}>{t('courseDesigner.back')}</Button>}
      />
    );
  }
  return <DesignedCourse course={course.data} onAnother={onAnother} />;
}

function DesignedCourse({ course, onAnother }: { course: Course; onAnother: () => void }) {
  const { t } = useTranslation();
  const contents = course.modules.reduce((sum, module) => sum + module.contents.length, 0);
  const facts = [
    t('course.summaryModules', { count: course.modules.length }),
    t('course.summaryContents', { count: contents }),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {course.notices.length > 0 && (
        <Alert tone="warning" title={t('course.noticesTitle')}>
          <ul className="grid gap-0.5">
            {course.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 sm:p-6">
        <div lang={course.language} className="grid gap-2">
          <h2 className="text-xl font-semibold tracking-tight wrap-anywhere sm:text-2xl">
            {course.title}
          </h2>
          <p className="max-w-prose leading-relaxed text-muted-foreground">{course.description}</p>
        </div>
        <div className="grid gap-6 border-t pt-5 sm:grid-cols-2">
          <div className="grid content-start gap-1">
            <h3 className="text-sm font-semibold">{t('course.targetAudience')}</h3>
            <p lang={course.language} className="text-sm text-muted-foreground">
              {course.targetAudience}
            </p>
          </div>
          <div className="grid content-start gap-1">
            <h3 className="text-sm font-semibold">{t('course.painPoints')}</h3>
            <ul lang={course.language} className="grid gap-1 text-sm text-muted-foreground">
              {course.painPointsAddressed.map((point) => (
                <li key={point} className="flex gap-2">
                  <span aria-hidden>·</span>
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <CourseUsage course={course} />
        <div className="flex flex-wrap gap-2 border-t pt-5">
          <Button size="large" className="max-sm:w-full" asChild>
            <StudioLink href={pathTo.courseScripts(course.projectId)}>
              {t('course.generateScripts')}
              <ArrowRight aria-hidden />
            </StudioLink>
          </Button>
          <Button variant="secondary" size="large" className="max-sm:w-full" asChild>
            <StudioLink href={pathTo.createCourse(course.projectId)}>
              <PencilLine aria-hidden />
              {t('courseDesigner.edit')}
            </StudioLink>
          </Button>
          <Button variant="ghost" size="large" className="max-sm:w-full" onClick={onAnother}>
            <Plus aria-hidden />
            {t('courseDesigner.another')}
          </Button>
        </div>
      </Card>
      <section
        aria-label={t('course.modules')}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:col-span-2">
          <h2 className="text-lg font-semibold">{t('course.modules')}</h2>
          <p className="text-sm text-muted-foreground">{facts.join(' · ')}</p>
        </div>
        {course.modules.map((module, index) => (
          <DesignedModule
            key={module.id}
            module={module}
            number={index + 1}
            language={course.language}
          />
        ))}
      </section>
    </div>
  );
}
