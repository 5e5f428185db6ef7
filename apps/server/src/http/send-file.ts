import { basename, dirname } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Every type of file that the studio sends. All of them are made here, and uploads are never served. None can
 * hold a script: no HTML, no SVG.
 */
type MediaType =
  | 'video/mp4'
  | 'audio/mpeg'
  | 'audio/mp4'
  | 'image/png'
  | 'image/jpeg'
  | 'text/vtt; charset=utf-8'
  | 'text/plain; charset=utf-8'
  | 'application/x-subrip; charset=utf-8'
  | 'application/json; charset=utf-8'
  | 'application/json+chapters; charset=utf-8'
  | 'application/pdf';

/** A file of the studio as an answer. */
export type FileAnswer = {
  path: string;
  mediaType: MediaType;
  /** Offers the file for saving, under this name. */
  attachmentName?: string;
  /** True where the address always answers the same bytes. */
  isImmutable?: boolean;
};

/** An answer that is built while it is sent, and stored nowhere. */
export type StreamAnswer = {
  stream: Readable;
  mediaType: 'application/zip' | 'text/csv; charset=utf-8';
  attachmentName: string;
};

export function sendStream(reply: FastifyReply, answer: StreamAnswer): FastifyReply {
  return reply
    .type(answer.mediaType)
    .header('content-disposition', attachment(answer.attachmentName))
    .header('cache-control', 'private, no-store')
    .send(answer.stream);
}

/** Sends a file with range requests and an entity tag; only its company may keep a copy. */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.attachmentName) {
    reply.header('content-disposition', attachment(file.attachmentName));
  }
  return reply
    .type(file.mediaType)
    .header('cache-control', file.isImmutable ? 'private, max-age=86400' : 'private, no-cache')
    .sendFile(basename(file.path), dirname(file.path), {
      cacheControl: false,
      contentType: false,
      dotfiles: 'allow',
    });
}

/** Names with accents use the second form. The first is for older clients. */
function attachment(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w .()-]/gu, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
