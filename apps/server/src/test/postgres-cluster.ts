import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

const INSTALLED = '/usr/lib/postgresql';
/** Only a guard against hanging. */
const LONGEST_START_MS = 300_000;

type PostgresCluster = {
  url: string;
  /** Closes its connections and stops, as a restart for an update does. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  /** Stands still, as with a disk that hangs: it keeps its connections and answers nothing. */
  freeze: () => void;
  thaw: () => void;
  /** Ends it for good, and deletes its data. */
  stop: () => Promise<void>;
};

/** A temporary PostgreSQL of our own on a free port. It touches nothing else on the machine. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const bin = newestBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'tarima-postgres-'));
  const data = join(folder, 'data');
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user, stdio: 'ignore' as const };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tarima', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const port = await freePort();
  const url = `postgres://tarima@127.0.0.1:${port}/postgres`;
  const launch = async () => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
        .concat(['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'])
        .concat(['-c', 'max_connections=200']),
      options,
    );
    await untilAnswering(url, server);
    return server;
  };
  let server = await launch();
  const halt = async () => {
    if (server.exitCode !== null) return;
    const gone = once(server, 'exit');
    // SIGINT disconnects everybody and ends the server.
    server.kill('SIGINT');
    await gone;
  };
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const { pid } = server;
    if (pid === undefined) return;
    for (const each of [pid, ...childrenOf(pid)]) process.kill(each, signal);
  };
  return {
    url,
    halt,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async resume() {
      server = await launch();
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A process for each connection, and some of its own. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

function newestBinaries(): string {
  const versions = readdirSync(INSTALLED).filter((name) => /^\d+$/u.test(name));
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new Error(`No PostgreSQL below ${INSTALLED}`);
  return join(INSTALLED, newest, 'bin');
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilAnswering(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + LONGEST_START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
    }
  }
}
