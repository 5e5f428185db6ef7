// Prepares a fresh machine. On a prepared one it does nothing, in well under a second. Plain
// JavaScript without dependencies: it runs before anything is installed, on Node 20 or newer.
//
//   node scripts/setup.mjs                   what `npm start` needs
//   node scripts/setup.mjs --for-tests       and what `npm test` needs: its packages, a browser and PostgreSQL.
//   node scripts/setup.mjs --packages-only   all npm packages alone, for `npm run check`.
//   node scripts/setup.mjs --for-image       all that goes into the container's image.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  packagesFingerprint,
  playerFingerprint,
  root,
  samplesFingerprint,
  webFingerprint,
} from './lib/fingerprints.mjs';
import { explain, run } from './lib/run.mjs';
import { ensurePrograms, PROGRAMS_TO_START, PROGRAMS_TO_TEST } from './lib/system-programs.mjs';

/** They take half a minute. On a slower machine, the next start goes on with them. */
const LONGEST_SAMPLES_MS = 120_000;

const forTests = process.argv.includes('--for-tests');
const forImage = process.argv.includes('--for-image');
const packagesOnly = process.argv.includes('--packages-only');

try {
  ensurePackages();
  if (!packagesOnly) {
    ensurePrograms(forTests ? [...PROGRAMS_TO_START, ...PROGRAMS_TO_TEST] : PROGRAMS_TO_START);
    ensureBuilt('web', webFingerprint(), 'Building the web studio …');
    ensureBuilt('player', playerFingerprint(), 'Building the player for learners …');
    ensureSamples();
  }
} catch (error) {
  console.error(`\n${explain(error)}`);
  process.exit(1);
}

/** A start alone leaves out what tests and checks need, unless it is there already. */
function ensurePackages() {
  const all = packagesFingerprint();
  const toRun = `to run ${all}`;
  const isWhole = forTests || packagesOnly;
  const marker = join(root, 'node_modules', '.tarima-packages');
  onceFor(marker, isWhole ? [all] : [toRun, all], () => {
    console.log('Installing the npm packages (about a minute the first time) …');
    const left = isWhole ? [] : ['--omit=dev'];
    run('npm', ['ci', ...left, '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

function ensureBuilt(app, fingerprint, sentence) {
  const marker = join(root, 'apps', app, 'dist/.tarima-build');
  onceFor(marker, [fingerprint], () => {
    console.log(sentence);
    run('npm', ['run', 'build', '--silent', '-w', `@tarima/${app}`, '--', '--logLevel', 'warn']);
  });
}

/** Home can do without them, so a failure does not keep the studio from starting. An image has them. */
function ensureSamples() {
  const folder = join(root, 'scripts/samples/dist', samplesFingerprint().slice(0, 12));
  if (existsSync(folder)) return;
  console.log('Making the samples that home shows …');
  try {
    run('node', ['scripts/samples/make-samples.ts', folder], {
      timeout: forImage ? undefined : LONGEST_SAMPLES_MS,
    });
  } catch (error) {
    if (forImage) throw error;
    console.warn(`Home shows drawings in place of its samples. ${explain(error)}`);
  }
}

/** Runs `work` and notes the first fingerprint, unless one of them is noted already. */
function onceFor(marker, fingerprints, work) {
  if (existsSync(marker) && fingerprints.includes(readFileSync(marker, 'utf8'))) return;
  work();
  writeFileSync(marker, fingerprints[0]);
}
