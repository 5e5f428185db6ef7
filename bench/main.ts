/** `npm run bench -- NAME` measures and prints the figures that the README claims. */
const BENCHES: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  alignment: () => import('./alignment.bench.ts'),
  course: () => import('./course.bench.ts'),
  'course-queue': () => import('./course-queue.bench.ts'),
  documents: () => import('./documents.bench.ts'),
  lighthouse: () => import('./lighthouse.bench.ts'),
  load: () => import('./load.bench.ts'),
  memory: () => import('./memory.bench.ts'),
  packages: () => import('./packages.bench.ts'),
  pages: () => import('./pages.bench.ts'),
  podcast: () => import('./podcast.bench.ts'),
  screens: () => import('./screens.bench.ts'),
  size: () => import('./size.bench.ts'),
  speakers: () => import('./speakers.bench.ts'),
  video: () => import('./video.bench.ts'),
  voices: () => import('./voices.bench.ts'),
  workers: () => import('./workers.bench.ts'),
  writing: () => import('./writing.bench.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = BENCHES[name];
if (load) {
  await (await load()).run(args);
} else {
  console.error(`Say which: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exitCode = 1;
}
