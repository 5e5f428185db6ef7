import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, succeeds } from './run.mjs';

/** Programs that npm cannot install. `apt` and `brew` name their packages. */
export const PROGRAMS_TO_START = [
  {
    name: 'FFmpeg',
    isThere: () => onPath('ffmpeg') && onPath('ffprobe'),
    apt: ['ffmpeg'],
    brew: ['ffmpeg'],
  },
  {
    name: 'eSpeak NG',
    isThere: () => libraryFolders().some((folder) => holds(folder, /^libespeak-ng\.(so\.1|dylib)/)),
    apt: ['libespeak-ng1', 'espeak-ng-data'],
    brew: ['espeak-ng'],
  },
];

export const PROGRAMS_TO_TEST = [
  {
    name: 'Chromium',
    isThere: () =>
      ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].some(onPath) ||
      existsSync('/Applications/Google Chrome.app'),
    // The browser without windows is enough for tests and takes a third less time.
    apt: ['chromium-headless-shell'],
    brew: ['--cask', 'google-chrome'],
  },
  {
    name: 'PostgreSQL',
    isThere: () =>
      onPath('initdb') ||
      (existsSync('/usr/lib/postgresql') &&
        readdirSync('/usr/lib/postgresql').some((version) =>
          existsSync(join('/usr/lib/postgresql', version, 'bin/initdb')),
        )),
    apt: ['postgresql'],
    brew: ['postgresql@17'],
  },
];

/** Installs missing programs by apt or brew if possible; else prints the command to type. */
export function ensurePrograms(programs) {
  const missing = programs.filter((program) => !program.isThere());
  if (missing.length === 0) return;
  const names = missing.map((program) => program.name).join(', ');
  console.log(`Installing ${names} …`);
  const installer = [aptInstaller, brewInstaller].find((candidate) => candidate.isThere());
  if (!installer) {
    throw new Error(`Tarima needs ${names}. Install it with your system's package manager.`);
  }
  installer.install(missing);
  const still = missing.filter((program) => !program.isThere());
  if (still.length > 0) {
    throw new Error(`Not found after installing: ${still.map(({ name }) => name).join(', ')}.`);
  }
}

const aptInstaller = {
  isThere: () => onPath('apt-get'),
  install(missing) {
    const packages = missing.flatMap((program) => program.apt);
    const isRoot = process.getuid?.() === 0;
    if (!isRoot && !succeeds('sudo', ['-n', 'true'])) {
      throw new Error(
        `Please type this once, then start again:\n  sudo apt-get install ${packages.join(' ')}`,
      );
    }
    const [command, ...prefix] = isRoot ? ['apt-get'] : ['sudo', 'apt-get'];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    run(command, [...prefix, 'update', '-qq'], { env });
    run(command, [...prefix, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
    });
  },
};

const brewInstaller = {
  isThere: () => onPath('brew'),
  install: (missing) => {
    for (const program of missing) run('brew', ['install', ...program.brew]);
  },
};

function onPath(name) {
  return process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, name)));
}

function libraryFolders() {
  const usr = ['/usr/lib', '/usr/lib64', '/usr/local/lib', '/opt/homebrew/lib'];
  const multiarch = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').filter((name) => name.includes('-linux-'))
    : [];
  return [...usr, ...multiarch.map((name) => join('/usr/lib', name))];
}

function holds(folder, pattern) {
  return existsSync(folder) && readdirSync(folder).some((name) => pattern.test(name));
}
