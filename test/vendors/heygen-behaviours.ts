import { send } from './heygen-server.ts';
import type { Behaviour } from './heygen-world.ts';

const errorOf = (version: 'v3' | 'v2', code: string) =>
  version === 'v3'
    ? { error: { code, message: 'failed' } }
    : { data: null, error: { code, message: 'failed' } };

/** A refusal or a fault. */
export const fails =
  (status: number, code: string, retryAfterSeconds?: number): Behaviour =>
  ({ response, version }) => {
    const headers = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {};
    send(response, status, errorOf(version, code), headers);
  };

/** Answers with a success status and an error inside. */
export const failsInside =
  (code: string): Behaviour =>
  ({ response, version }) =>
    send(response, 200, errorOf(version, code));

/** Carries the call out, then answers with a success status and an error inside. */
export const failsInsideAfterDoing =
  (code: string): Behaviour =>
  async (exchange) => {
    await exchange.carryOut();
    await failsInside(code)(exchange);
  };

/** Takes the request, does nothing and never answers. */
export const hangs: Behaviour = () => undefined;

/** Carries the call out and never answers. */
export const hangsAfterDoing: Behaviour = async ({ carryOut }) => {
  await carryOut();
};

/** Carries the call out and breaks the connection before answering. */
export const breaksOffAfterDoing: Behaviour = async ({ carryOut, response }) => {
  await carryOut();
  response.destroy();
};

/** Sends a web page instead of an answer. */
export const sendsPage: Behaviour = ({ response }) =>
  send(response, 200, '<!doctype html><title>Bad gateway</title>');

/** Sends half of a file. */
export const breaksOffFile: Behaviour = ({ response }) => {
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 10_000 });
  response.write(Buffer.alloc(500), () => response.destroy());
};

/** Sends bytes that are no video. */
export const sendsRubbish: Behaviour = ({ response }) => {
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 500 });
  response.end(Buffer.alloc(500, 7));
};

type States = { data: { status: string; error?: unknown }[] | { status: string; error?: unknown } };

/** Reports this status for every video, with an error beside it if one is given. */
export const tells =
  (status: string, error?: { code: string | number; message: string }): Behaviour =>
  async ({ carryOut, response }) => {
    // The answer of a poll, in either version.
    const { body } = (await carryOut()) as { body: States };
    const told = Array.isArray(body.data) ? body.data : [body.data];
    for (const state of told) Object.assign(state, { status, error: error ?? null });
    send(response, 200, body);
  };

/** Calls a video finished but gives no address. */
export const withoutAddress: Behaviour = async ({ carryOut, response }) => {
  const { body } = (await carryOut()) as { body: { data: object } };
  Object.assign(body.data, { video_url: '' });
  send(response, 200, body);
};

/** Gives no captions for a finished video. */
export const withoutCaptions: Behaviour = async ({ carryOut, response }) => {
  const { body } = (await carryOut()) as { body: { data: object } };
  Object.assign(body.data, { subtitle_url: '', caption_url: '' });
  send(response, 200, body);
};
