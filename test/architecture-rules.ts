/**
 * The allowed directions of imports, as sentences. A rule forbids the import `name` in the files
 * that `from` selects. A name is a path from the root or a package.
 */
type ImportRule = {
  sentence: string;
  from: (path: string) => boolean;
  forbids: (name: string, path: string) => boolean;
};

/** The packages that each package may import. `contract` is open to all. */
export const ROOMS: Record<string, string[]> = {
  archives: [],
  contract: [],
  curriculum: ['text', 'documents'],
  text: [],
  languages: [],
  documents: ['text'],
  vendors: [],
  media: ['text'],
  typesetting: ['text'],
  speech: ['text', 'languages', 'vendors', 'media'],
  stage: ['text'],
  writer: ['text', 'languages', 'vendors', 'documents', 'curriculum'],
  presenters: ['text', 'vendors', 'speech', 'stage', 'media'],
  podcasts: ['text', 'speech', 'media'],
  delivery: ['text', 'media'],
  manuscripts: ['text'],
};

/** For processes that start for every document and cannot load the whole contract's schemas. */
const SIDE_DOORS = ['@tarima/contract/constants', '@tarima/contract/figures'];

const isTest = (path: string) => /\.test\.tsx?$|\/test(ing)?\/|^e2e\//u.test(path);
const inServer = (path: string) => path.startsWith('apps/server/src/') && !isTest(path);
const inWeb = (path: string) => path.startsWith('apps/web/src/') && !isTest(path);
const featureOf = (path: string) => /^apps\/\w+\/src\/features\/([^/]+)\//u.exec(path)?.[1];
const roleOf = (path: string) => /\.(routes|service|repo|presenter|job)\.ts$/u.exec(path)?.[1];

/** The folders of the server from top to bottom: every import runs down, types included. */
export const FLOORS = [
  {
    sentence: 'on the server, every import runs down the floors',
    folder: 'apps/server/src',
    order: [
      ...['main.ts', 'cli', 'wiring', 'routes', 'jobs', 'http', 'studio.ts', 'features'],
      ...[
        'context.ts',
        'observing',
        'live',
        'realtime',
        'queue',
        'providers',
        'texts',
        'backup',
        'blobs',
        'db',
        'settings',
      ],
      ...['kit', 'threads'],
    ],
  },
  {
    sentence: 'a server feature imports only the features below it',
    folder: 'apps/server/src/features',
    order: [
      ...['personal-data', 'deletions', 'project-archives'],
      ...['learner-links', 'reviews', 'visitor-links'],
      ...['packages', 'playable'],
      ...['translations', 'questions', 'manuscripts'],
      ...['ledgers', 'course-queue', 'line', 'work-list', 'studio-queue'],
      ...['podcasts', 'videos'],
      ...[
        'courses',
        'figures',
        'projects',
        'settings',
        'catalogue',
        'library',
        'looks',
        'portraits',
        'pronunciations',
        'voice-models',
        'storage',
        'usage',
        'people',
      ],
    ],
  },
  {
    sentence: 'what is known of people is built up from the audit trail and the session',
    folder: 'apps/server/src/features/people',
    order: ['oidc', 'companies', 'accounts', 'second-factors', 'session', 'audit'],
  },
];

/** The part of a path that says on which floor of a folder it stands. */
export const floorName = (folder: string, path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;

const roomRules = Object.entries(ROOMS).map(([room, allowed]): ImportRule => {
  const names = ['contract', ...allowed].filter((name) => name !== room);
  return {
    sentence: `packages/${room} knows only ${names.join(', ') || 'itself'}`,
    from: (path) => path.startsWith(`packages/${room}/`) && !isTest(path),
    forbids: (name) => {
      const other = /^@tarima\/(\w+)|^(?:packages|apps)\/(\w+)\//u.exec(name);
      const target = other?.[1] ?? other?.[2];
      return target !== undefined && target !== room && !names.includes(target);
    },
  };
});

export const IMPORT_RULES: ImportRule[] = [
  ...roomRules,
  {
    sentence: 'contract, text and stage run in a browser and know no Node',
    from: (path) => /^packages\/(contract|text|stage)\/src\//u.test(path) && !isTest(path),
    forbids: (name) => name.startsWith('node:') || name === '@napi-rs/canvas',
  },
  {
    sentence: 'the web knows contract, text and stage, and nothing of the server',
    from: inWeb,
    forbids: (name) =>
      /^apps\/server\//u.test(name) ||
      (/^@tarima\//u.test(name) && !/^@tarima\/(contract|text|stage)$/u.test(name)),
  },
  {
    sentence: 'the player of learners knows only the contract',
    from: (path) => path.startsWith('apps/player/src/') && !isTest(path),
    forbids: (name) =>
      /^(apps\/(?!player\/)|node:)/u.test(name) ||
      (/^@tarima\//u.test(name) && name !== '@tarima/contract'),
  },
  {
    sentence: 'a package is entered by its door, never by a path into it',
    from: (path) => !isTest(path),
    forbids: (name, path) => {
      const target = /^packages\/(\w+)\//u.exec(name)?.[1];
      return (
        (/^@tarima\/\w+\//u.test(name) && !SIDE_DOORS.includes(name)) ||
        (target !== undefined &&
          !path.startsWith(`packages/${target}/`) &&
          !path.startsWith('bench/'))
      );
    },
  },
  {
    sentence: 'on the server, only queue/ imports the queue library',
    from: inServer,
    forbids: (name, path) => name === 'pg-boss' && !path.startsWith('apps/server/src/queue/'),
  },
  ...FLOORS.map(({ sentence, folder, order }): ImportRule => {
    const floorOf = (path: string) => order.indexOf(floorName(folder, path) ?? '');
    return {
      sentence,
      from: (path) => inServer(path) && floorOf(path) !== -1,
      forbids: (name, path) => floorOf(name) !== -1 && floorOf(name) < floorOf(path),
    };
  }),
  {
    sentence: 'a service asks for a job by its name: only the registry imports one',
    from: (path) => inServer(path) && path !== 'apps/server/src/jobs/registry.ts',
    forbids: (name) => name.endsWith('.job.ts'),
  },
  {
    sentence: 'on the server, only db/ imports the database drivers',
    from: inServer,
    forbids: (name, path) =>
      /^(pg|@electric-sql\/pglite)$/u.test(name) && !path.startsWith('apps/server/src/db/'),
  },
  {
    sentence: 'routes call services: never a repo, the database or the queue',
    from: (path) => inServer(path) && roleOf(path) === 'routes',
    forbids: (name) =>
      name.endsWith('.repo.ts') || /^apps\/server\/src\/(db|jobs|queue)\//u.test(name),
  },
  {
    sentence: 'services know no HTTP and no sockets',
    from: (path) => inServer(path) && roleOf(path) === 'service',
    forbids: (name) => /^(fastify|@fastify\/.*|socket\.io)$/u.test(name),
  },
  {
    sentence: 'a repo knows the database and nothing above it',
    from: (path) => inServer(path) && roleOf(path) === 'repo',
    forbids: (name) => /\.(service|routes|presenter|job)\.ts$/u.test(name),
  },
  {
    sentence: 'a server feature never imports the repo of another',
    from: (path) => inServer(path) && featureOf(path) !== undefined,
    forbids: (name, path) => {
      const target = featureOf(name);
      return target !== undefined && target !== featureOf(path) && name.endsWith('.repo.ts');
    },
  },
  {
    sentence: 'the server knows nothing of the web',
    from: inServer,
    forbids: (name) => name.startsWith('apps/web/'),
  },
  {
    sentence: 'on the server, only tests import the parts of tests',
    from: inServer,
    forbids: (name) => isTest(name),
  },
  {
    sentence: 'nobody imports main.ts',
    from: (path) => !isTest(path),
    forbids: (name) => /apps\/\w+\/src\/(app\/)?main\.tsx?$/u.test(name),
  },
  {
    sentence: 'shared parts of the web know no feature',
    from: (path) => inWeb(path) && /^apps\/web\/src\/(components|lib|i18n)\//u.test(path),
    forbids: (name) => /^apps\/web\/src\/(features|app)\//u.test(name),
  },
  {
    sentence: 'features of the web do not know the app around them',
    from: (path) => inWeb(path) && featureOf(path) !== undefined,
    forbids: (name) => /^apps\/web\/src\/app\//u.test(name),
  },
];

export const LONGEST_FILE = 400;
/** Tables of data, sentences and drawings grow with their content, not with reasons to exist. */
export const LONG_BY_NATURE =
  /\/i18n\/|\/data\/|\/languages\/src\/\w\w\/|-data\.ts$|catalogue\.ts$|\.test\.tsx?$/u;
