import type { Project } from '@tarima/contract';
import { pathTo } from '#web/lib/paths.ts';

/** The screens that a project has reached. */
export function placesOf({ id, type, nextStep }: Project) {
  if (type === 'video') {
    return [
      { name: 'script' as const, path: pathTo.editScript(id) },
      { name: 'video' as const, path: pathTo.generateVideo(id) },
    ];
  }
  const structure = { name: 'structure' as const, path: pathTo.createCourse(id) };
  if (nextStep === 'reading' || nextStep === 'retry' || nextStep === 'structure') {
    return [structure];
  }
  return [
    structure,
    { name: 'scripts' as const, path: pathTo.courseScripts(id) },
    { name: 'course' as const, path: pathTo.course(id) },
  ];
}
