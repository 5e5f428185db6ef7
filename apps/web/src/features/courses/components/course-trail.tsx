import { useTranslation } from 'react-i18next';
import { Trail } from '#web/components/trail.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';

type CourseTrailProps = {
  projectId: string;
  /** The step to the course's own page; undefined on that one. */
  name?: string | undefined;
};

/** The way to a page of a course: the courses, then this course. */
export function CourseTrail({ projectId, name }: CourseTrailProps) {
  const { t } = useTranslation();
  const reaches = useReaches();
  const steps = [
    { label: t('header.myCourses'), href: pathTo.courses },
    ...(name ? [{ label: name, href: pathTo.course(projectId) }] : []),
  ];
  return <Trail steps={steps.filter(({ href }) => reaches(href))} />;
}
