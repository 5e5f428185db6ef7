import type { Project } from '@tarima/contract';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const CALLS_A_MINUTE = 20;
const studioOf = useTestStudio({ STUDIO_CALLS_PER_MINUTE: String(CALLS_A_MINUTE) });
const behindProxy = useTestStudio({
  STUDIO_CALLS_PER_MINUTE: String(CALLS_A_MINUTE),
  STUDIO_TRUST_PROXY: '1',
});
let origin: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  origin = await studioOf().listen();
});
// All calls of a test fall into one minute, however slow the machine is.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.disconnect();
});

const forwarded = (studio: ReturnType<typeof studioOf>, address: string) =>
  studio.call(null, {
    url: '/api/v1/projects',
    remoteAddress: '203.0.113.4',
    headers: { 'x-forwarded-for': address },
  });

describe('too many calls', () => {
  const statusesOf = async (person: Person | null, count: number, address: string) => {
    const seen = new Map<number, number>();
    for (let call = 0; call < count; call++) {
      const { status } = await studioOf().call(person, {
        url: '/api/v1/projects',
        remoteAddress: address,
      });
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(seen);
  };

  it('of a person are refused from any address, and other people’s are not', async () => {
    const ada = await studioOf().signIn();
    expect(await statusesOf(ada, CALLS_A_MINUTE, '203.0.113.1')).toEqual({ 200: CALLS_A_MINUTE });
    const { status, failure, headers } = await studioOf().call(ada, {
      url: '/api/v1/projects',
      remoteAddress: '203.0.113.2',
      headers: { 'accept-language': 'en' },
    });
    expect([status, failure.code]).toEqual([429, 'RATE_LIMITED']);
    expect(failure.message).toBe('Too many requests. Wait a moment and try again.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    const bob = await studioOf().signIn();
    expect(await statusesOf(bob, 1, '203.0.113.1')).toEqual({ 200: 1 });
  });

  it('of an address are refused before anything else runs', async () => {
    const seen = await statusesOf(null, CALLS_A_MINUTE * 4 + 5, '203.0.113.3');
    expect(seen).toEqual({ 401: CALLS_A_MINUTE * 4, 429: 5 });
  });

  it('count together however their address is written', async () => {
    const seen = [];
    for (let call = 0; call <= CALLS_A_MINUTE * 4; call++) {
      const url = ['/api/v1/config', '/%61pi/v1/config', '/api/%76%31/config'][call % 3] ?? '';
      seen.push((await studioOf().call(null, { url, remoteAddress: '203.0.113.5' })).status);
    }
    expect(seen.slice(-2)).toEqual([200, 429]);
  });

  it('count by a forwarded address only from a trusted proxy', async () => {
    for (let call = 0; call <= CALLS_A_MINUTE * 4; call++) {
      await forwarded(studioOf(), `198.51.100.${call}`);
      await forwarded(behindProxy(), '198.51.100.200');
    }
    expect((await forwarded(studioOf(), '198.51.100.250')).status).toBe(429);
    expect((await forwarded(behindProxy(), '198.51.100.200')).status).toBe(429);
    expect((await forwarded(behindProxy(), '198.51.100.201')).status).toBe(401);
    // The caller wrote everything before the proxy's own entry.
    expect((await forwarded(behindProxy(), '192.0.2.1, 198.51.100.200')).status).toBe(429);
  });
});

describe('a socket', () => {
  function connect(token: string): Promise<Socket> {
    const options = { transports: ['websocket'], reconnection: false, forceNew: true };
    const socket = io(origin, { ...options, auth: { token } });
    sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.on('connect', () => resolve(socket));
      socket.on('connect_error', reject);
    });
  }
  const ended = (socket: Socket) =>
    new Promise<string>((resolve) => socket.on('disconnect', resolve));

  it('is closed when it asks without end', async () => {
    const ada = await studioOf().signIn();
    const socket = await connect(ada.token);
    const end = ended(socket);
    for (let count = 0; count < 40; count++)
      socket.emit('subscribeToPodcast', 'x', () => undefined);
    expect(await end).toMatch(/disconnect|close/u);
  });

  it('is closed when it sends too much at once', async () => {
    const ada = await studioOf().signIn();
    const socket = await connect(ada.token);
    const end = ended(socket);
    socket.emit('subscribeToPodcast', 'x'.repeat(20_000), () => undefined);
    expect(await end).toMatch(/close|error/u);
  });

  it('is refused after forty of one person', async () => {
    const ada = await studioOf().signIn();
    const open = await Promise.all(Array.from({ length: 40 }, () => connect(ada.token)));
    const late = io(origin, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token: ada.token },
    });
    sockets.push(late);
    await ended(late);
    expect(open.every((socket) => socket.connected)).toBe(true);
    const bob = await studioOf().signIn();
    expect((await connect(bob.token)).connected).toBe(true);
  });

  it('with a wrong token counts as a call of its own address', async () => {
    const { token } = await behindProxy().signIn();
    const proxied = await behindProxy().listen();
    /** The result of an attempt to connect. */
    const tried = (address: string, auth: object): Promise<string> => {
      const socket = io(proxied, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        auth,
        extraHeaders: { 'x-forwarded-for': address },
      });
      sockets.push(socket);
      return new Promise((resolve) => {
        socket.on('connect', () => resolve('connected'));
        socket.on('connect_error', ({ message }) => resolve(message));
        socket.on('disconnect', () => resolve('cut'));
      });
    };
    const seen = new Map<string, number>();
    for (let count = 0; count < CALLS_A_MINUTE * 4 + 5; count++) {
      const end = await tried('198.51.100.77', { token: 'nonsense' });
      seen.set(end, (seen.get(end) ?? 0) + 1);
    }
    expect(Object.fromEntries(seen)).toEqual({ UNAUTHENTICATED: CALLS_A_MINUTE * 4, cut: 5 });
    expect(await tried('198.51.100.77', { token })).toBe('cut');
    expect((await forwarded(behindProxy(), '198.51.100.77')).status).toBe(429);
    expect(await tried('198.51.100.78', { token })).toBe('connected');
  });

  it('of a removed person hears nothing more of the company', async () => {
    const claims = (companies: string[]) => ({
      sub: 'removed',
      companies: companies.map((id) => ({ id, name: id })),
    });
    const before = await studioOf().signIn(claims(['left', 'kept']));
    const left = before.companies.find(({ name }) => name === 'left')?.pk ?? '';
    const kept = before.companies.find(({ name }) => name === 'kept')?.pk ?? '';
    const socket = await connect(before.token);
    const heard: string[] = [];
    const last = new Promise<void>((resolve) =>
      socket.onAny((_name, { id }) => {
        heard.push(id);
        if (id === 'end') resolve();
      }),
    );
    await studioOf().signIn(claims(['kept']));
    const { realtime } = studioOf().context;
    await realtime.readmit();
    // The payload does not matter here, only who hears it.
    const tell = (company: string, id: string) =>
      realtime.publish('projectStatusUpdate', company, id, () => ({ id }) as Project);
    tell(left, 'secret');
    tell(kept, 'end');
    await last;
    expect(heard).toEqual(['end']);
  });
});
