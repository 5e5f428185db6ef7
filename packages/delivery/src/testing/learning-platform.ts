import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import { scriptJson } from '../page/player-page.ts';
import { createRecordStore } from './record-store.ts';

/** Finds scripts without modules, as an old platform's page loads them. */
const require = createRequire(import.meta.url);
const RUNTIMES = {
  scorm12: () => require.resolve('scorm-again/scorm12/min'),
  scorm2004: () => require.resolve('scorm-again/scorm2004/min'),
};
const TYPES: Record<string, string> = {
  ...{ html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json' },
  ...{ mp4: 'video/mp4', jpg: 'image/jpeg', png: 'image/png', woff2: 'font/woff2' },
};

/** Scripts of the launching page. `kept` is the last commit, or empty; `keep` sends the next. */
const PAGES = {
  scorm12: `
    const learner = { student_id: 'a1', student_name: 'Pérez, Ana', credit: 'credit' };
    window.API = new Scorm12API({ autocommit: false, logLevel: 4 });
    API.loadFromJSON({
      core: { ...kept.core, ...learner, entry: kept.core ? 'resume' : 'ab-initio' },
      suspend_data: kept.suspend_data ?? '',
    });
    for (const call of ['LMSCommit', 'LMSFinish']) API.on(call, () => keep(API.cmi));`,
  scorm2004: `
    const { suspend_data, completion_status, success_status } = kept;
    window.API_1484_11 = new Scorm2004API({ autocommit: false, logLevel: 4 });
    API_1484_11.loadFromJSON({
      ...{ learner_name: 'Pérez, Ana', entry: suspend_data ? 'resume' : 'ab-initio' },
      ...(suspend_data ? { suspend_data, completion_status, success_status } : {}),
    });
    for (const call of ['Commit', 'Terminate']) {
      API_1484_11.on(call, () => keep({ ...API_1484_11.cmi.toJSON(), asked: API_1484_11.adl.nav.request }));
    }`,
  cmi5: '',
};

/** The fields of a SCORM run-time that tests look at. */
export type Kept = {
  core?: Record<string, unknown>;
  suspend_data?: string;
  interactions?: Record<string, { type: string; result: string }>;
  [name: string]: unknown;
};

export type LearningPlatform = {
  /** The page that launches the package in a frame. */
  address: string;
  /** The page of the plain folder. */
  packageAddress: string;
  /** The last commit of a SCORM package. */
  kept: () => Kept;
  /** A state of the course in the store of learning records. */
  stateOf: ReturnType<typeof createRecordStore>['stateOf'];
  /** All statements so far, as the store of learning records has them. */
  statements: ReturnType<typeof createRecordStore>['statements'];
  close: () => Promise<void>;
};

/**
 * A learning platform on this machine: it serves the files of a package and launches it in a frame.
 * It has an independent SCORM run-time, or a store of learning records of its own.
 */
export async function openPlatform(
  zipPath: string,
  format: keyof typeof PAGES,
  masteryScore?: number,
): Promise<LearningPlatform> {
  const files = unzipSync(await readFile(zipPath));
  const runtime = format === 'cmi5' ? '' : await readFile(RUNTIMES[format](), 'utf8');
  const records = createRecordStore(masteryScore);
  let kept: Kept = {};
  const answerCall = async (request: IncomingMessage, response: ServerResponse) => {
    const address = new URL(request.url ?? '/', 'http://platform');
    if (address.pathname === '/platform') {
      send(response, 200, 'text/html', pageOf(format, records.launchQuery(origin), kept));
    } else if (address.pathname === '/run-time.js') {
      send(response, 200, 'text/javascript', runtime);
    } else if (address.pathname === '/kept') {
      kept = JSON.parse(await bodyOf(request));
      send(response, 204, 'text/plain', '');
    } else if (address.pathname.startsWith('/package/')) {
      const name = decodeURIComponent(address.pathname.slice('/package/'.length));
      sendFile(request, response, name, files[name]);
    } else {
      const answer = records.answer(
        request.method ?? 'GET',
        address,
        request.headers,
        await bodyOf(request),
      );
      send(response, answer.status, 'application/json', answer.body);
    }
  };
  const server = createServer((request, response) => void answerCall(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an address of this form.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: `${origin}/platform`,
    packageAddress: `${origin}/package/index.html`,
    kept: () => kept,
    stateOf: records.stateOf,
    statements: records.statements,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const pageOf = (format: keyof typeof PAGES, query: string, kept: Kept) => `<!doctype html>
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Platform</title>
<style>iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0 }</style>
<script src="/run-time.js"></script><script>
const kept = ${scriptJson(kept)};
const keep = (cmi) => navigator.sendBeacon('/kept', JSON.stringify(cmi));
${PAGES[format]}</script>
<iframe title="course" src="/package/index.html${format === 'cmi5' ? `?${query}` : ''}"></iframe>`;

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
}

/** Whole, or the part that a video element asks for. */
function sendFile(
  { headers }: IncomingMessage,
  response: ServerResponse,
  name: string,
  bytes: Uint8Array | undefined,
): void {
  if (!bytes) {
    send(response, 404, 'text/plain', 'no such file');
    return;
  }
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const range = /^bytes=(\d+)-(\d*)$/u.exec(headers.range ?? '');
  if (!range) {
    response.writeHead(200, { 'content-type': type, 'accept-ranges': 'bytes' }).end(bytes);
    return;
  }
  const start = Number(range[1]);
  const end = range[2] ? Number(range[2]) : bytes.length - 1;
  response
    .writeHead(206, {
      'content-type': type,
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${end}/${bytes.length}`,
    })
    .end(bytes.subarray(start, end + 1));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
