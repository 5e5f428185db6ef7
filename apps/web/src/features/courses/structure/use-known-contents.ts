import type { Course, CourseContent } from '@tarima/contract';
import { useState } from 'react';

/** Every content that the server told of, by id, so that one that is brought back has its sources. */
export function useKnownContents(course: Course): ReadonlyMap<string, CourseContent> {
  const [known] = useState(() => new Map<string, CourseContent>());
  for (const content of course.modules.flatMap(({ contents }) => contents)) {
    known.set(content.id, content);
  }
  return known;
}
