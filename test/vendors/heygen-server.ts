import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AVATARS, VOICES } from './heygen-catalogue.ts';
import { filmOf } from './heygen-films.ts';
import { heyGenV2 } from './heygen-v2.ts';
import { heyGenV3 } from './heygen-v3.ts';
import {
  type Behaviour,
  type CallKind,
  type Exchange,
  FakeRefusal,
  type World,
} from './heygen-world.ts';

type Options = Partial<Pick<World, 'avatars' | 'voices' | 'pollsToFinish' | 'pageSize'>> & {
  /** Its port; any free one if absent. */
  port?: number;
  /** The picture of a presenter, if a test needs one; null if its address has expired. */
  stillOf?: (avatarId: string) => Promise<Buffer | null>;
};

export const HEYGEN_KEY = 'hg-key-7f3a91';

export type HeyGenServer = Awaited<ReturnType<typeof startHeyGenServer>>;

/**
 * HeyGen as its API is published, in both versions, over real HTTP. It makes real films, counts
 * payments and misbehaves on demand.
 */
export async function startHeyGenServer(options: Options = {}) {
  const planned = new Map<CallKind, Behaviour[]>();
  const calls: { kind: CallKind; url: string; hasKey: boolean }[] = [];
  const waiting: (() => void)[] = [];
  const addresses = new Map<string, { videoId: string; file: string }>();
  const world: World = {
    avatars: options.avatars ?? AVATARS,
    voices: options.voices ?? VOICES,
    videos: new Map(),
    assets: new Map(),
    pollsToFinish: options.pollsToFinish ?? 2,
    pageSize: options.pageSize ?? 3,
    statusOf(video) {
      video.polls += 1;
      if (video.polls > world.pollsToFinish) return 'completed';
      return (['waiting', 'pending'] as const)[video.polls - 1] ?? 'processing';
    },
    order(video) {
      const id = randomUUID().replaceAll('-', '');
      world.videos.set(id, { ...video, id, polls: 0, isTold: false, createdAt: Date.now() });
      return id;
    },
    addressOf(videoId, file) {
      const token = randomUUID();
      addresses.set(token, { videoId, file });
      return `${world.origin()}/files/${token}/${file}`;
    },
    origin: () => origin,
  };
  const versions = { v3: heyGenV3(world), v2: heyGenV2(world) };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', origin);
    const body = await buffer(incoming);
    if (url.pathname.startsWith('/previews/')) return preview(url, response);
    const version = url.pathname.startsWith('/v3/') ? 'v3' : 'v2';
    const method = incoming.method ?? 'GET';
    const isFile = url.pathname.startsWith('/files/');
    const route = isFile ? null : versions[version].route(method, url);
    const kind = isFile ? 'file' : route?.kind;
    if (!kind) return send(response, 404, versions[version].error('not_found'));
    const { headers } = incoming;
    calls.push({ kind, url: url.pathname + url.search, hasKey: 'x-api-key' in headers });
    for (const wake of waiting.splice(0)) wake();
    if (!isFile && headers['x-api-key'] !== HEYGEN_KEY) {
      // Vendors repeat what they receive.
      const sentence = `Key ${headers['x-api-key']} is not valid`;
      return send(response, 401, versions[version].error('unauthorized', sentence));
    }
    const carryOut = async () => {
      try {
        if (!route) throw new FakeRefusal(404, 'not_found');
        return { status: 200, body: await route.carryOut({ headers, body }) };
      } catch (error) {
        if (!(error instanceof FakeRefusal)) throw error;
        return { status: error.status, body: versions[version].error(error.code) };
      }
    };
    const exchange: Exchange = { kind, method, url, headers, body, response, carryOut, version };
    const behaviour = planned.get(kind)?.shift();
    if (behaviour) return behaviour(exchange);
    if (isFile) return sendFile(url, response);
    const answered = await carryOut();
    send(response, answered.status, answered.body);
  }

  async function sendFile(url: URL, response: ServerResponse): Promise<void> {
    const known = addresses.get(url.pathname.split('/')[2] ?? '');
    const video = world.videos.get(known?.videoId ?? '');
    if (!known || !video) return send(response, 403, 'Request has expired');
    const film = await filmOf(video, world.assets);
    const content = known.file.endsWith('.srt') ? Buffer.from(film.srt) : film.mp4;
    const type = known.file.endsWith('.srt') ? 'application/x-subrip' : 'video/mp4';
    response.writeHead(200, { 'content-type': type, 'content-length': content.length });
    response.end(content);
  }

  async function preview(url: URL, response: ServerResponse): Promise<void> {
    const id = decodeURIComponent(url.pathname.split('/')[2] ?? '').replace(/\.\w+$/u, '');
    const picture = options.stillOf ? await options.stillOf(id) : ONE_PIXEL;
    if (!picture) return send(response, 403, 'Request has expired');
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': picture.length });
    response.end(picture);
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  // It listens on a port, so its address is not a pipe's name.
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    baseUrl: origin,
    /** All requests, in order. */
    calls,
    callsOf: (kind: CallKind) => calls.filter((call) => call.kind === kind),
    /** The videos that were ordered and paid. */
    videos: () => [...world.videos.values()],
    assets: () => [...world.assets.values()],
    /** Sets its behaviour for the next requests of a kind, in order. */
    will(kind: CallKind, ...behaviours: Behaviour[]): void {
      planned.set(kind, [...(planned.get(kind) ?? []), ...behaviours]);
    },
    /** Expires every address that it has given. */
    expireAddresses: () => addresses.clear(),
    /** Resolves after this many requests of a kind. */
    async asked(kind: CallKind, times: number): Promise<void> {
      while (calls.filter((call) => call.kind === kind).length < times) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
