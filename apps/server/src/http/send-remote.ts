import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import fresh from 'fresh';
import parseRange from 'range-parser';
import type { RemoteBlob } from '#server/blobs/blob-store.ts';

/**
 * Sends a blob of another server, with the caller's conditions and range (RFC 9110). Several ranges at once
 * get the whole blob, as the RFC allows.
 */
export function sendRemote(reply: FastifyReply, blob: RemoteBlob): FastifyReply {
  const { bytes, etag, modifiedAt } = blob;
  const { headers, method } = reply.request;
  const facts = { etag, 'last-modified': modifiedAt.toUTCString() };
  reply.headers({ ...facts, 'accept-ranges': 'bytes' });
  if (fresh(headers, facts)) return reply.code(304).send();
  const range = rangeOf(headers, blob);
  if (range === 'none') {
    return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  }
  const { from, to } = range ?? { from: 0, to: bytes - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes}`);
  reply.header('content-length', to - from + 1);
  // Of a stream, Fastify answers HEAD with the length above.
  return reply.send(method === 'HEAD' ? Readable.from([]) : blob.read({ from, to }));
}

type Headers = FastifyReply['request']['headers'];

/** Null for the whole blob, `none` for a range that it does not have. */
function rangeOf(headers: Headers, { bytes, etag, modifiedAt }: RemoteBlob) {
  const ifRange = headers['if-range'];
  // A changed blob is sent whole. Parts of two versions would not fit.
  if (ifRange && ifRange !== etag && ifRange !== modifiedAt.toUTCString()) return null;
  const ranges = headers.range ? parseRange(bytes, headers.range, { combine: true }) : -2;
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes') return null;
  const [first, ...others] = ranges;
  return first && others.length === 0 ? { from: first.start, to: first.end } : null;
}
