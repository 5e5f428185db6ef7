import type { Project } from '@tarima/contract';
import { pathTo } from '#web/lib/paths.ts';

/** The screens that a project has reached. */
export function placesOf({ id, type, nextStep }: Project) {
  const handOver = { name: 'handOver' as const, path: pathTo.handOver(id) };
  if (type === 'video') {
    return [
      { name: 'script' as const, path: pathTo.editScript(id) },
      { name: 'video' as const, path: pathTo.generateVideo(id) },
      ...(nextStep === 'video' ? [handOver] : []),
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
    ...(nextStep === 'course' ? [handOver] : []),
  ];
}
