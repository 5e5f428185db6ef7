import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPageServer } from './testing/page-server.ts';
import { withoutNetwork } from './without-network.ts';

let server: Awaited<ReturnType<typeof startPageServer>>;
beforeAll(async () => {
  server = await startPageServer((_, response) => response.end('hola'));
});
afterAll(() => server.stop());

const room = new URL('./without-network.ts', import.meta.url).href;
const forbid = `(await import('${room}')).forbidNetwork();`;

/** True if node runs this script without an error. */
async function runs(script: string, wrap = (command: [string, ...string[]]) => command) {
  const [program, ...args] = wrap([process.execPath, '--input-type=module', '-e', script]);
  const [code] = await once(spawn(program, args, { stdio: 'ignore' }), 'exit');
  return code === 0;
}

describe('a process without network', () => {
  it('reaches no server by fetch or socket', async () => {
    const byFetch = `await fetch('${server.address}');`;
    const bySocket = `import { connect } from 'node:net'; connect(${server.port}, '127.0.0.1').on('connect', () => process.exit());`;
    expect(await runs(byFetch)).toBe(true);
    expect(await runs(forbid + byFetch)).toBe(false);
    expect(await runs(forbid + bySocket)).toBe(false);
    expect(server.connections()).toBe(1);
  });

  it('has none where the system supports it', async () => {
    const [program] = withoutNetwork(['true']);
    const reached = await runs(`await fetch('${server.address}');`, withoutNetwork);
    expect(reached).toBe(program !== 'unshare');
  });
});
