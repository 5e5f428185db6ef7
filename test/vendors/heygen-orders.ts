import type { IncomingHttpHeaders } from 'node:http';
import { type CallKind, FakeRefusal, type FakeScene, type World } from './heygen-world.ts';

/** A call that the fake knows, in either version. */
export type Route = {
  kind: CallKind;
  carryOut: (request: { headers: IncomingHttpHeaders; body: Buffer }) => Promise<unknown>;
};

/** Refuses a scene that the vendor would refuse. */
export function checkScene(world: World, { text, voice, locale, asset }: FakeScene): void {
  if ((text === undefined) === (asset === undefined))
    throw new FakeRefusal(400, 'invalid_parameter');
  if (asset !== undefined) {
    if (!world.assets.has(asset)) throw new FakeRefusal(404, 'not_found');
    return;
  }
  const known = world.voices.find(({ id }) => id === voice);
  if (!known) throw new FakeRefusal(404, 'voice_not_found');
  if (locale !== undefined && (!known.hasLocales || !/^[a-z]{2}-[A-Z]{2}$/u.test(locale))) {
    throw new FakeRefusal(400, 'invalid_parameter');
  }
}

export function checkText({ text }: FakeScene, most: number): void {
  if (text !== undefined && (text.trim() === '' || text.length > most)) {
    throw new FakeRefusal(400, '40039');
  }
}

export function readJson<Body>(body: Buffer): Body {
  // The server checks the shape, request by request.
  return JSON.parse(body.toString()) as Body;
}

/** The only file of a form. */
export async function readForm(headers: IncomingHttpHeaders, body: Buffer): Promise<Buffer> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  const file = form.get('file');
  if (!(file instanceof Blob)) throw new FakeRefusal(400, 'invalid_parameter');
  return Buffer.from(await file.arrayBuffer());
}
