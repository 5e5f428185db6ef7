import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Changes when `npm ci` must run again. */
export function packagesFingerprint() {
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'package.json')),
  );
  return fingerprint([join(root, 'package.json'), join(root, 'package-lock.json'), ...manifests]);
}

/** Changes when the web studio must be built again. */
export const webFingerprint = () =>
  buildFingerprint(['apps/web', 'packages/contract', 'packages/text', 'packages/stage']);

/** Changes when the learners' player must be built again. */
export const playerFingerprint = () => buildFingerprint(['apps/player', 'packages/contract']);

function buildFingerprint(sources) {
  return fingerprint([
    join(root, 'package-lock.json'),
    ...sources.flatMap((folder) => filesIn(join(root, folder))),
  ]);
}

/** The packages that draw, speak and set the samples of home. */
const SAMPLE_MAKERS = [
  ...['contract', 'text', 'languages', 'speech', 'stage', 'media'],
  ...['presenters', 'podcasts', 'typesetting'],
];

/** Changes when the samples of home must be made again. */
export function samplesFingerprint() {
  const sources = [...SAMPLE_MAKERS.map((name) => `packages/${name}`), 'scripts/samples'];
  const files = sources.flatMap((folder) => filesIn(join(root, folder)));
  return fingerprint([
    join(root, 'package-lock.json'),
    ...files.filter((path) => !path.endsWith('.test.ts')),
  ]);
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.filter((candidate) => existsSync(candidate)).sort()) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
