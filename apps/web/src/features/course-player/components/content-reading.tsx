import type { Course, CourseContent } from '@tarima/contract';
import { FileSearch } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { textOf } from '#web/features/courses/course-contents.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { ScriptReading } from './script-reading.tsx';

/** Lazy: most people only watch and read. */
const SourcedReading = lazyPart(async () => ({
  default: (await import('./sourced-reading.tsx')).SourcedReading,
}));

type ContentReadingProps = { course: Course; content: CourseContent };

/** The text of a content. On demand, each sentence says where it is from. */
export function ContentReading({ course, content }: ContentReadingProps) {
  const { t } = useTranslation();
  const [hasSources, setHasSources] = useState(false);
  const text = textOf(content) ?? '';
  const { language, projectId } = course;
  const plain = <ScriptReading text={text} language={language} projectId={projectId} />;
  if (text === '') return plain;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Button
        variant={hasSources ? 'soft' : 'secondary'}
        size="small"
        className="justify-self-start"
        aria-pressed={hasSources}
        onClick={() => setHasSources(!hasSources)}
      >
        <FileSearch aria-hidden />
        {t('coursePlayer.sources.show')}
      </Button>
      {hasSources ? (
        <Suspense fallback={plain}>
          <SourcedReading key={content.id} course={course} contentId={content.id} plain={plain} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
