import type { Course } from '@tarima/contract';
import { useEffect } from 'react';
import { useProject } from '#web/features/projects/api/get-project.ts';
import { ModelUsageLine } from '#web/features/projects/components/model-usage-line.tsx';

/** The cost of the language model so far. It is refetched as work goes on. */
export function CourseUsage({ course }: { course: Course }) {
  const { data, refetch } = useProject(course.projectId);
  const { generation, writing } = course;
  const moment = [generation, writing].map((work) => `${work?.status} ${work?.progress}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the work has cost something
  useEffect(() => void refetch(), [moment, refetch]);
  return <ModelUsageLine usage={data?.modelUsage ?? null} />;
}
