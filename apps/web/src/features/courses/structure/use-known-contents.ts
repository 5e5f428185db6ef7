import type { Course, CourseContent } from '@tarima/contract';
import { useState } from 'react';

/** All contents that the server has sent, by id. An undone removal finds its sources here. */
export function useKnownContents(course: Course): ReadonlyMap<string, CourseContent> {
  const [known] = useState(() => new Map<string, CourseContent>());
  for (const content of course.modules.flatMap(({ contents }) => contents)) {
    known.set(content.id, content);
  }
  return known;
}
